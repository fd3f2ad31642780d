import type { OtherLanguage } from '../language.ts'

export const persian: OtherLanguage = {
  code: 'fa',
  grammar: { letters: /[پچژگیک]/u },
  vocabulary: {
    profile: `پروفایل|حساب`,
    no: `نه`,
    yes: `بله|آره`,
    only: `فقط`,
    interrogative: `کیه|کی|کیست|چه کسی|این کیه|مال کیه|مال کی|کی هست`,
    question: `چی|چیه|کجا|چند|چطور|آیا`,
    request: `نشون بده|پیدا کن|بگو|چک کن|می‌شناسی`,
    pointing: `این|اون|او`,
    he: `او|اون`,
    self: `من|منو`,
    you: `تو|شما`,
    not: `نه|بدون|به جز|نیست`,
    and: `و`,
    or: `یا`,
    thanks: `ممنون|مرسی|متشکرم|سپاس`,
    greeting: `صبح بخیر|شب بخیر|تبریک`,
    courtesy: `سلام|لطفا`,
    common: `دیروز|امروز|با|درباره|که|زدیم`,
  },
}
