/** A test card of the stand-in of the card partner, and the code that it takes. */
const CARD = { cardNumber: '4000007000010006', expiry: '12/39', cvc: '100' } as const

/** What somebody does on the partner's page: one of its buttons, or leaving it open. */
export async function payByCard(pageUrl: string, action: 'pay' | 'decline' | 'nothing'): Promise<void> {
  const page = await fetch(pageUrl)
  await page.arrayBuffer()
  const form = new URLSearchParams({ ...CARD, action })
  const answer = await fetch(page.url, { method: 'POST', body: form, redirect: 'manual' })
  await answer.arrayBuffer()
}
