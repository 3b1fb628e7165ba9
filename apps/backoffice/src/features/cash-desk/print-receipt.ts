import { printReceipt as call } from '#contract/play-v1/staff-cash.ts'
import { api, ask } from '../../shell/api.ts'

/** Asks for the receipt and opens it, so that the browser prints it. Gives its number of print. */
export async function printReceipt(movementId: string): Promise<number> {
  const { name, print, pdf } = await ask(api(call, { body: { movementId } }))
  const bytes = Uint8Array.from(atob(pdf), (letter) => letter.codePointAt(0) ?? 0)
  const address = URL.createObjectURL(new Blob([bytes], { type: 'application/pdf' }))
  const link = Object.assign(document.createElement('a'), { href: address, download: name })
  link.click()
  URL.revokeObjectURL(address)
  return print
}
