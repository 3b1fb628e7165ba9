import { printReceipt as call } from '#contract/play-v1/staff-cash.ts'
import { api, ask } from '../../shell/api.ts'
import { saveFile } from '../../shell/save-file.ts'

/** Asks for the receipt and saves it as a file, to be printed. Gives its number of print. */
export async function printReceipt(movementId: string): Promise<number> {
  const { name, print, pdf } = await ask(api(call, { body: { movementId } }))
  const bytes = Uint8Array.from(atob(pdf), (letter) => letter.codePointAt(0) ?? 0)
  saveFile(name, bytes, 'application/pdf')
  return print
}
