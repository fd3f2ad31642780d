import { type ChannelType, channelRow, trimHandle } from './channel.ts'

/** A Discord user ID; profile pages have no other address. */
const discordId = /^[0-9]{17,20}$/

/**
 * Returns the public page of an account, or undefined if it has none.
 *
 * @param text a handle or URL
 * @param metadata of the channel, with Discord's user ID
 */
export function channelUrl(
  type: ChannelType,
  text: string,
  metadata: readonly { name: string; value: string }[] = [],
): string | undefined {
  const value = trimHandle(type, text)
  const { url, paths = [] } = channelRow(type)
  if (url) {
    const path = /^[\w.@-]*$/.test(value)
      ? value
      : value.split('/').map(encodeURIComponent).join('/').replaceAll('%40', '@')
    const isPath = paths.some((first) => value.startsWith(`${first}/`))
    return url.replace(isPath ? /@?\{\}/ : '{}', () => path)
  }
  switch (type) {
    case 'mastodon': {
      const [user = '', host = ''] = value.split('@')
      return host === '' ? undefined : `https://${host}/@${encodeURIComponent(user)}`
    }
    case 'discord': {
      const numbers = [
        ...metadata
          .filter(({ name }) => /^(discord|user)?_?id$/i.test(name))
          .map((one) => one.value),
        value,
      ]
      const id = numbers.find((number) => discordId.test(number))
      return id === undefined ? undefined : `https://discord.com/users/${id}`
    }
    case 'whatsapp':
      return `https://wa.me/${value.replace('+', '')}`
    default:
      return webUrl(value)
  }
}

/** The text itself if it is a web address without a password. */
function webUrl(text: string): string | undefined {
  if (!/^https?:\/\//i.test(text)) return undefined
  const url = URL.canParse(text) ? new URL(text) : null
  return url && url.username === '' && url.password === '' ? url.href : undefined
}
