/** The text of a template for one ticket. */
export function fillTemplate(text: string, { number }: { readonly number: number }): string {
  return text.replaceAll('{number}', String(number))
}
