import type { StaffLetter } from '#contract/play-v1/staff-letters.ts'

/** The subject of a letter that staff write by hand; the brand's name follows it. */
export const LETTER_SUBJECTS: Readonly<Record<StaffLetter['language'], string>> = {
  cs: 'Zpráva k vašemu účtu',
  sk: 'Správa k vášmu účtu',
  en: 'About your account',
  hu: 'Üzenet a fiókjához',
  ru: 'Сообщение о вашем счёте',
  vi: 'Thông báo về tài khoản của bạn',
}
