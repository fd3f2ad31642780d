import type { ChannelType } from '@whocast/contract/channel.ts'
import type { AccountEvidence } from '@whocast/contract/proof.ts'
import type { PageWords } from '@whocast/evidence/account-page.ts'
import type { AccountReader } from '../../net/page-reader.ts'

/** How one kind of account is read; its channel type names the source of its findings. */
export interface AccountKind {
  type: ChannelType
  /**
   * The public pages of an account, those first that name people most often; the caller stops at
   * the first that does.
   *
   * @param handle as by `parseHandle`
   * @throws GoneError there is no such account
   * @throws UnreadableError it could not be read now
   */
  pages(handle: string, reader: AccountReader): AsyncGenerator<AccountPage>
}

/** The parts of one public page of an account that only its holder can write. */
export interface AccountPage extends PageWords {
  /** The platform's own identifier, which stays when the account is renamed. */
  account?: string
  /** The signed parts of the page, complete. */
  evidence?: AccountEvidence
}
