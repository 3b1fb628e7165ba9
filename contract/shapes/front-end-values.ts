/** The values that a front end reads (decision 0199): notices of staff to people at a kiosk, by language. Nothing else is stored. */
export const FRONT_END_VALUES = [
  'kioskNotice.cs',
  'kioskNotice.sk',
  'kioskNotice.en',
  'kioskNotice.hu',
  'kioskNotice.ru',
  'kioskNotice.vi',
] as const
export type FrontEndValue = (typeof FRONT_END_VALUES)[number]

/** Two lines at a kiosk. */
export const FRONT_END_VALUE_MAX = 200
