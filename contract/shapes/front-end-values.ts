/**
 * Every value that a front end reads (decision 0199): what staff have to say to whoever stands before a kiosk, in a language. Nothing else
 * is kept.
 */
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
