import type { useTexts } from './use-texts.ts'

/** What a gift was given for, such as `deposit:…`, in words with what names it. */
export function writeCause({ or }: Pick<ReturnType<typeof useTexts>, 'or'>, cause: string): string {
  const [kind = '', ...named] = cause.split(':')
  return [or(`campaigns.causeKind.${kind}`, kind), named.join(':')].join(' ').trim()
}
