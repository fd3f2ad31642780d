import type { OtherLanguage } from '../language.ts'

export const hungarian: OtherLanguage = {
  code: 'hu',
  grammar: { letters: /[őű]/u },
  vocabulary: {
    profile: `profil|profilom|fiók`,
    no: `nem`,
    yes: `igen`,
    only: `csak`,
    interrogative: `ki|kik|ki ez|ki az|kié|kicsoda|kicsodák|ki ő`,
    question: `mi|hol|mikor|hogyan|mennyi|milyen|van`,
    request: `mutasd|keresd|mondd|nézd meg|ismered`,
    pointing: `ez|az|ő`,
    he: `ő`,
    self: `én|engem|rólam`,
    not: `nem|kivéve|nélkül`,
    and: `és|meg`,
    or: `vagy`,
    thanks: `köszönöm|köszi|kösz`,
    greeting: `jó reggelt|jó éjt|boldog`,
    courtesy: `szia|kérlek|most`,
    common: `hogy|tegnap|ma|egy|a|az`,
  },
}
