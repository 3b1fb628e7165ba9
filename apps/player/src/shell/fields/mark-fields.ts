import { useEffect, type RefObject } from 'react'

/** The parts of an error that may name fields. */
export type NamingRefusal = {
  readonly code?: string
  readonly details?: Readonly<Record<string, unknown>>
  readonly fields?: readonly { readonly path: string }[]
}

/** Refusals about one field that do not name it, with its names in the short and in the whole registration. */
const FIELDS_OF: Readonly<Record<string, readonly string[]>> = {
  ERR_PASSWORD_TOO_WEAK: ['password', 'Password'],
  ERR_INVALID_CARD_ID: ['cardNumber'],
}

/** Names of the fields of an error: the last segment of each path, those in the details, and that of its code. */
export function fieldsNamed({ code = '', details, fields = [] }: NamingRefusal): readonly string[] {
  const listed: unknown = details?.['fields']
  const ofList = Array.isArray(listed) ? listed.map((one: unknown) => Reflect.get(Object(one), 'field')) : []
  const names = [
    ...fields.map(({ path }) => path.split('/').at(-1)),
    details?.['field'],
    ...ofList,
    ...(FIELDS_OF[code] ?? []),
  ]
  return [...new Set(names.filter((name) => typeof name === 'string' && name !== ''))] as string[]
}

/**
 * The code whose text explains the refusal. A number that no card can have, such as one with a control character of a card
 * reader, is explained as a number of no card: that text says which field to correct.
 */
export function explainedCode(refusal: NamingRefusal & { readonly code: string }): string {
  const isCardNumber = refusal.code === 'ERR_INVALID_INPUT' && fieldsNamed(refusal).join(' ') === 'cardNumber'
  return isCardNumber ? 'ERR_INVALID_CARD_ID' : refusal.code
}

/** Marks the fields named by an error text in the form around it, until the text changes, and focuses the first. */
export function useMarkedFields(sentence: RefObject<HTMLElement | null>, failed: NamingRefusal | undefined): void {
  useEffect(() => {
    const form = sentence.current?.closest('form')
    if (!failed || !form) return undefined
    const names = fieldsNamed(failed)
    const marked = [...form.querySelectorAll<HTMLElement>('input, select, textarea')].filter(
      (field) => names.includes(field.getAttribute('name') ?? '') && !field.hasAttribute('aria-invalid'),
    )
    for (const field of marked) field.setAttribute('aria-invalid', 'true')
    form.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus()
    return () => {
      for (const field of marked) field.removeAttribute('aria-invalid')
    }
  }, [sentence, failed])
}
