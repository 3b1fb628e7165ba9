import type { FastifyInstance } from 'fastify'
import { escapeHtml, htmlPage } from '#providers/kit/html.ts'
import { asFields } from '#providers/kit/sandbox.ts'
import type { Account, Booking } from './account.ts'

const HTML = 'text/html; charset=utf-8'

type Branch = {
  readonly account: Account
  readonly book: (movement: Omit<Booking, 'id' | 'instruction'>) => Booking
  readonly today: () => string
}

/** A page where people send money to the account, as from their own bank. */
export function serveBranch(app: FastifyInstance, branch: Branch): void {
  app.get('/', (_request, reply) => reply.type(HTML).send(page(branch.account, '')))
  app.post('/', (request, reply) => {
    const form = asFields(request.body)
    const word = (name: string) => String(form[name] ?? '').trim()
    const amountMinor = readAmount(word('amount'))
    const [, number = '', bankCode = ''] = /^([\d-]{2,17})\/(\d{4})$/.exec(word('account')) ?? []
    if (amountMinor === undefined || number === '')
      return reply
        .type(HTML)
        .send(page(branch.account, 'Write an amount such as 500 or 500.50, and an account such as 2900000013/2010.'))
    branch.book({
      day: branch.today(),
      amountMinor,
      counterAccount: number,
      bankCode,
      counterName: word('name') || null,
      variableSymbol: word('symbol') || null,
      message: null,
      type: 'Bezhotovostní příjem',
    })
    return reply.type(HTML).send(page(branch.account, 'The money is on the account.'))
  })
}

function readAmount(written: string): number | undefined {
  const [, whole, decimals = ''] = /^(\d{1,7})(?:[.,](\d{1,2}))?$/.exec(written) ?? []
  const minor = Number((whole ?? '') + decimals.padEnd(2, '0'))
  return whole !== undefined && minor > 0 ? minor : undefined
}

function page({ iban, currency, bookings }: Account, said: string): string {
  return htmlPage({
    title: 'Transfer – Fio stand-in',
    language: 'en',
    body: `<main><h1>Send money</h1>
<p class="notice">This is a local stand-in of a bank. No money moves.</p>
<dl><dt>To</dt><dd>${escapeHtml(iban)}</dd><dt>Movements</dt><dd>${bookings.length}</dd></dl>
${said ? `<p role="status">${escapeHtml(said)}</p>` : ''}
<form method="post" action="/">
<label for="amount">Amount (${escapeHtml(currency)})</label><input id="amount" name="amount" inputmode="decimal" required>
<label for="symbol">Variable symbol</label><input id="symbol" name="symbol" inputmode="numeric">
<label for="account">From account</label><input id="account" name="account" value="2900000013/2010" required>
<label for="name">Owner of the account</label><input id="name" name="name">
<button>Send</button>
</form></main>`,
  })
}
