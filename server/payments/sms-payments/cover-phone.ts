import { showPhone } from '#server/formats/index.ts'

/** Enough of a phone to recognise it: `+420 ••• ••• 111`. */
export function coverPhone(phone: string): string {
  const [prefix = '', ...rest] = showPhone(phone).split(' ')
  return [prefix, ...rest.map((part, index) => (index === rest.length - 1 ? part : '•••'))].join(' ')
}
