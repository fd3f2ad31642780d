import type { OtherLanguage } from '../language.ts'

export const thai: OtherLanguage = {
  code: 'th',
  grammar: { letters: /\p{Script=Thai}/u },
  vocabulary: {
    profile: `โปรไฟล์|บัญชี`,
    no: `ไม่|ไม่ใช่`,
    yes: `ใช่`,
    only: `แค่|เฉพาะ`,
    interrogative: `ใคร|คือใคร|เป็นใคร|ของใคร|ใครคือ|ใครรู้จัก|ใครอะ|ใครเขียน`,
    question: `อะไร|ที่ไหน|เมื่อไหร่|เท่าไหร่|ไหม|มั้ย|หรือเปล่า`,
    request: `ขอดู|ช่วยหา|หา|บอก|เช็ค|ขอ`,
    pointing: `นี้|นี่|เขา|เธอ|คนนี้`,
    he: `เขา|เธอ|คนนี้`,
    self: `ฉัน|ผม|เรา`,
    you: `คุณ|พี่`,
    not: `ไม่ใช่|ไม่เอา|ยกเว้น`,
    correction: `หมายถึง|ขอโทษ|แล้ว`,
    and: `กับ|และ`,
    or: `หรือ`,
    thanks: `ขอบคุณ|ขอบใจ`,
    praise: `เจ๋ง|สุดยอด|555`,
    greeting: `อรุณสวัสดิ์|ราตรีสวัสดิ์|สวัสดี`,
    courtesy: `ครับ|คะ|ค่ะ|จ้า|อะ|ล่ะ|หน่อย|บ้าง|นะ`,
    common: `เมื่อวาน|วันนี้|ที่|ให้`,
  },
}
