import type { OtherLanguage } from '../language.ts'

export const bengali: OtherLanguage = {
  code: 'bn',
  grammar: { letters: /\p{Script=Bengali}/u },
  vocabulary: {
    profile: `প্রোফাইল|একাউন্ট`,
    only: `শুধু`,
    interrogative: `কে|কে এই|কার|কারা|ইনি কে`,
    question: `কি|কী|কোথায়|কবে|কত`,
    request: `দেখাও|খুঁজে দাও|বলো|জানাও`,
    pointing: `এই|সে|ও|তার`,
    he: `সে|তার`,
    self: `আমি|আমাকে`,
    my: `আমার`,
    not: `না|ছাড়া|নয়`,
    and: `আর|এবং|ও`,
    or: `নাকি|অথবা`,
    thanks: `ধন্যবাদ`,
    greeting: `শুভ সকাল|শুভ রাত্রি`,
    courtesy: `ভাই|দয়া করে`,
    common: `কাল|আজ|সাথে`,
  },
}
