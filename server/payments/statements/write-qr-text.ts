import type { Money } from '#money'

export type TransferOrder = {
  readonly iban: string
  readonly bic: string
  readonly accountHolder: string
  readonly amount: Money
  readonly variableSymbol: string
  /** Letters without accents. */
  readonly message: string
}

/**
 * Text of the QR code for banking apps: Czech SPAYD for crowns, and for euro the code of the European Payments Council
 * (EPC069-12), with the symbol in the message, as Slovak banks write it.
 */
export function writeQrText(order: TransferOrder): string {
  const { iban, bic, accountHolder, amount, variableSymbol, message } = order
  const decimal = decimalOf(amount.amountMinor)
  if (amount.currency === 'CZK') {
    const words = message.replaceAll('*', ' ')
    return `SPD*1.0*ACC:${iban}+${bic}*AM:${decimal}*CC:CZK*X-VS:${variableSymbol}*MSG:${words}`
  }
  return [
    'BCD',
    '002',
    '1',
    'SCT',
    bic,
    accountHolder,
    iban,
    `EUR${decimal}`,
    '',
    '',
    `/VS${variableSymbol}/SS/KS`,
  ].join('\n')
}

function decimalOf(minor: number): string {
  const digits = String(minor).padStart(3, '0')
  return `${digits.slice(0, -2)}.${digits.slice(-2)}`
}
