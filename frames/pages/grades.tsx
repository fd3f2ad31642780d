import { brandName } from '@whocast/contract/brand.ts'
import { type Mark, marks, markWords } from '@whocast/contract/display.ts'
import { Document, Icon } from '../parts.tsx'
import { markIcons } from '../person.ts'
import type { PageContext } from '../site.ts'

/** Returns the path that explains one grade. */
export const gradesPath = (mark: Mark): string => `/about/grades#${mark}`

export const gradeTexts: Record<Mark, { short: string; text: string; example: string }> = {
  proven: {
    short: 'Proven: signatures show it, and your browser can check them.',
    text: 'Signatures or chain state show that the row belongs to this person. Your browser can check them again, without trusting this service.',
    example:
      'Ada signed with her wallet that it belongs to her Farcaster account, and the account signed that the wallet is hers.',
  },
  confirmed: {
    short: 'Confirmed: both sides named each other when we last looked.',
    text: 'The account names the person, and the person names the account. Both were read on the date that the row shows. Tomorrow one of them may say something else.',
    example:
      'Ada lists github.com/ada in her ENS record, and the GitHub profile lists her ENS name.',
  },
  reported: {
    short: 'Reported: by a service, without a proof to check.',
    text: 'Reported by the service that the row names. You rely on that service: there is no signature that you can check.',
    example: 'Neynar reports that the X account @ada belongs to Ada. X shows no proof of it.',
  },
  claimed: {
    short: 'Claimed: the person wrote it. Nothing proves it.',
    text: 'The person wrote it in a public profile. Nothing proves that the account is theirs: anyone can write the name of any account.',
    example: 'Ada writes "instagram: ada" in her profile. It may be the account of another Ada.',
  },
}

/** The page that explains the four grades. */
export function GradesPage({ context }: { context: PageContext }) {
  return (
    <Document
      context={context}
      title={`The four grades · ${brandName}`}
      description="What proven, confirmed, reported and claimed mean, with an example of each."
      canonical={`${context.baseUrl}/about/grades`}
    >
      <article class="prose">
        <h1>The four grades</h1>
        <p>
          Every account and credential has one of four grades. It says how well the row is known,
          not how good it is.
        </p>
        {marks.map((mark) => (
          <section id={mark} class="grade-text">
            <h2 class={`mark-${mark}`}>
              <Icon name={markIcons[mark]} /> {markWords[mark]}
            </h2>
            <p>{gradeTexts[mark].text}</p>
            <p class="grade-example">
              <b>Example.</b> {gradeTexts[mark].example}
            </p>
          </section>
        ))}
        <h2>Check it yourself</h2>
        <p>
          On the page of a person, press “Check it yourself”. Your browser fetches the proofs and
          checks every signature.
        </p>
      </article>
    </Document>
  )
}
