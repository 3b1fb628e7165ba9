import { expect, type Page } from '@playwright/test'
import { addresses } from './addresses.ts'

const SIGNS: Readonly<Record<string, string>> = { '&amp;': '&', '&lt;': '<', '&gt;': '>', '&quot;': '"', '&#39;': "'" }
const textOf = (markup: string) =>
  markup.replaceAll(/<[^>]*>/g, '').replaceAll(/&(?:amp|lt|gt|quot|#39);/g, (sign) => SIGNS[sign] ?? sign)

/** Waits for the newest letter to an address that matches; returns the match. */
export async function readLetter(page: Page, email: string, wanted: RegExp): Promise<string> {
  let found: string | undefined
  // The worker sends letters a moment after they were requested.
  await expect(async () => {
    const answer = await page.request.get(`${addresses().apiOperations}/dev/mailbox`)
    const letters = (await answer.text()).split('<article>').filter((letter) => textOf(letter).includes(email))
    const texts = letters.map((letter) => textOf(/<pre>([^]*)<\/pre>/.exec(letter)?.[1] ?? ''))
    found = texts.map((text) => wanted.exec(text)?.[0]).find((one) => one !== undefined)
    expect(found).toBeDefined()
  }).toPass({ intervals: [100, 250] })
  return found ?? ''
}
