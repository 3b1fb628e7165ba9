import { printReceipt as call } from '#contract/play-v1/staff-cash.ts'
import { api, ask } from '../../shell/api.ts'
import { bytesOf, saveFile } from '../../shell/save-file.ts'

/** Asks for the receipt and saves it as a file, to be printed. Gives its number of print. */
export async function printReceipt(movementId: string): Promise<number> {
  const { name, print, pdf } = await ask(api(call, { body: { movementId } }))
  saveFile(name, bytesOf(pdf), 'application/pdf')
  return print
}
