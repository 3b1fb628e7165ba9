/** Splits a line into street and number: `Lipová 12/3a`. A village has a number only. */
export function splitStreet(line: string): { readonly street: string; readonly houseNumber: string } {
  const [, street = '', houseNumber = ''] = /^(.*?)\s*((?:č\.\s?(?:p|ev)\.\s*)?\d[\d/a-z]*)$/iu.exec(line.trim()) ?? []
  return houseNumber === '' ? { street: line.trim(), houseNumber: '' } : { street: street.trim(), houseNumber }
}
