import type { Item } from './item.ts'

/** The roles of an item, or its kind: what fitted features are made of. */
export const tagsOf = (item: Item | undefined): readonly string[] => {
  if (!item) return ['end']
  switch (item.kind) {
    case 'phrase':
      return item.roles
    case 'platform':
      return ['platform', ...item.roles]
    case 'name':
      return ['name', item.as]
    case 'break':
      return [item.isQuestion ? '?' : item.isStrong ? '.' : ',']
    case 'unknown':
      return ['unknown', /^\p{Lu}/u.test(item.text) ? 'Unknown' : 'lower']
    default:
      return [item.kind]
  }
}

/** The letters of a word, for features that the roles of words lack; empty for other items. */
export const wordOf = (item: Item | undefined): string =>
  item?.kind === 'phrase' || item?.kind === 'unknown'
    ? item.text.toLowerCase().replace(/[\s=`$\\]+/gu, '_')
    : ''
