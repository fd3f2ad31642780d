import type { Language } from './language.ts'
import { german } from './languages/de.ts'
import { english } from './languages/en.ts'
import { spanish } from './languages/es.ts'
import { french } from './languages/fr.ts'
import { indonesian } from './languages/id.ts'
import { italian } from './languages/it.ts'
import { japanese } from './languages/ja.ts'
import { korean } from './languages/ko.ts'
import { portuguese } from './languages/pt.ts'
import { russian } from './languages/ru.ts'
import { turkish } from './languages/tr.ts'
import { vietnamese } from './languages/vi.ts'
import { simplifiedChinese } from './languages/zh-hans.ts'
import { traditionalChinese } from './languages/zh-hant.ts'

/** The languages that the reader knows, in the order in which they win a tie. */
export const languages: readonly Language[] = [
  english,
  spanish,
  portuguese,
  french,
  german,
  italian,
  turkish,
  indonesian,
  vietnamese,
  russian,
  japanese,
  simplifiedChinese,
  traditionalChinese,
  korean,
]
