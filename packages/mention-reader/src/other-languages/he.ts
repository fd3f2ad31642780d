import type { OtherLanguage } from '../language.ts'

export const hebrew: OtherLanguage = {
  code: 'he',
  grammar: { letters: /\p{Script=Hebrew}/u },
  vocabulary: {
    profile: `פרופיל|חשבון|ארנק|הארנק`,
    no: `לא`,
    yes: `כן`,
    only: `רק`,
    interrogative: `מי|מי זה|מי זאת|מי זו|של מי|של מי זה|מיהו|מיהי`,
    question: `מה|איפה|מתי|איך|כמה|האם`,
    request: `תראה|תמצא|תבדוק|תגיד|ספר לי|מכיר|מצא`,
    pointing: `זה|זאת|הוא|היא|שלו|שלה`,
    he: `הוא|היא|שלו|שלה`,
    self: `אני|אותי|עליי`,
    my: `שלי`,
    you: `אתה|את|אתם`,
    not: `לא|בלי|חוץ מ`,
    and: `ו|וגם`,
    or: `או`,
    thanks: `תודה|תודה רבה`,
    praise: `מגניב|וואו|יפה|אחלה`,
    greeting: `בוקר טוב|לילה טוב|מזל טוב`,
    courtesy: `היי|שלום|בבקשה`,
    common: `אתמול|היום|עם|על`,
  },
}
