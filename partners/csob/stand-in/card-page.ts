import { escapeHtml, htmlPage } from '#providers/kit/html.ts'
import type { CardPayment } from './card-payments.ts'
import type { Fields } from './signed-fields.ts'

/** The card form that the bank would show, with the outcomes as buttons for people and browser tests. */
export function cardPage(payment: CardPayment, problem?: string): string {
  const amount = new Intl.NumberFormat(payment.language, { style: 'currency', currency: payment.currency })
  return htmlPage({
    title: 'Card payment – ČSOB stand-in',
    language: 'en',
    body: `<main>
<h1>Card payment</h1>
<p class="notice">This is a local stand-in of the ČSOB payment gateway. No card is charged.</p>
<dl><dt>Order</dt><dd>${escapeHtml(payment.orderNo)}</dd>
<dt>Amount</dt><dd><strong>${escapeHtml(amount.format(payment.totalAmount / 100))}</strong></dd></dl>
${problem ? `<p role="alert" id="problem">${escapeHtml(problem)}</p>` : ''}
<form method="post" action="/pay/${payment.payId}">
<label for="cardNumber">Card number</label>
<input id="cardNumber" name="cardNumber" inputmode="numeric" autocomplete="off" value="4000007000010006"${problem ? ' aria-describedby="problem"' : ''}>
<label for="expiry">Expiry (MM/YY)</label>
<input id="expiry" name="expiry" inputmode="numeric" autocomplete="off" value="12/39">
<label for="cvc">CVC</label>
<input id="cvc" name="cvc" inputmode="numeric" autocomplete="off" value="100">
<button name="action" value="pay">Pay</button>
<button name="action" value="decline" formnovalidate>Decline</button>
<button name="action" value="cancel" formnovalidate>Cancel</button>
<button name="action" value="nothing" formnovalidate>Do nothing</button>
</form>
</main>`,
  })
}

/** The order as the bank's client sees it in the internet banking. */
export function bankingPage(payment: CardPayment): string {
  const amount = new Intl.NumberFormat(payment.language, { style: 'currency', currency: payment.currency })
  return htmlPage({
    title: 'Internet banking – ČSOB stand-in',
    language: 'en',
    body: `<main>
<h1>Internet banking</h1>
<p class="notice">This is a local stand-in of ČSOB's payment button. No account is debited.</p>
<dl><dt>Order</dt><dd>${escapeHtml(payment.orderNo)}</dd>
<dt>Amount</dt><dd><strong>${escapeHtml(amount.format(payment.totalAmount / 100))}</strong></dd></dl>
<form method="post" action="/pay/${payment.payId}">
<button name="action" value="pay">Pay</button>
<button name="action" value="decline">Decline</button>
<button name="action" value="cancel">Cancel</button>
<button name="action" value="nothing">Do nothing</button>
</form>
</main>`,
  })
}

/** A page with one message and no links. */
export function messagePage(title: string, sentence: string): string {
  return htmlPage({
    title: `${title} – ČSOB stand-in`,
    language: 'en',
    body: `<main><h1>${escapeHtml(title)}</h1><p>${escapeHtml(sentence)}</p></main>`,
  })
}

/**
 * Sends the browser back by a form, automatically where scripts run and by a button otherwise.
 * @param delayMs how long the page waits before it sends the form
 */
export function returnPage(returnUrl: string, fields: Fields, delayMs: number): string {
  const inputs = Object.entries(fields)
    .map(([name, value]) => `<input type="hidden" name="${escapeHtml(name)}" value="${escapeHtml(String(value))}">`)
    .join('\n')
  return htmlPage({
    title: 'Back to the shop – ČSOB stand-in',
    language: 'en',
    body: `<main><h1>Back to the shop</h1>
<form method="post" action="${escapeHtml(returnUrl)}" id="back">
${inputs}
<button>Continue</button>
</form></main>
<script>setTimeout(() => document.getElementById('back').submit(), ${delayMs})</script>`,
  })
}
