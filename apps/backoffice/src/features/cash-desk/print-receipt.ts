import { printReceipt as call } from '#contract/play-v1/staff-cash.ts'
import { api, ask } from '../../shell/api.ts'
import { bytesOf, saveFile } from '../../shell/save-file.ts'

/** Requests the receipt and downloads it as a file. Returns the number of the print. */
export async function printReceipt(movementId: string): Promise<number> {
  const { name, print, pdf } = await ask(api(call, { body: { movementId } }))
  saveFile(name, bytesOf(pdf), 'application/pdf')
  return print
}
