import { useTranslations } from 'use-intl/react'
import type { ReplyOf } from '#contract/call.ts'
import type { getBankTransferInfo } from '#contract/onling-v2/bank-transfer.ts'
import { formatMoney } from '#money'
import { QrCode } from '#ui/qr-code.tsx'
import { useSite } from '../../shell/site.ts'
import { CopyButton } from './copy-button.tsx'

/** The order for the player's bank: as a QR code for its app, and each field with a copy button. */
export function TransferOrder({ order }: { readonly order: ReplyOf<typeof getBankTransferInfo> }) {
  const t = useTranslations('deposit')
  const { locale } = useSite()
  const { amountMinor } = order.amount
  const rows = [
    { name: 'account', shown: order.localAccount ?? spaced(order.iban), copied: order.localAccount ?? order.iban },
    ...(order.localAccount === null ? [] : [{ name: 'iban', shown: spaced(order.iban), copied: order.iban } as const]),
    {
      name: 'amount',
      shown: formatMoney(order.amount, locale),
      copied: `${Math.trunc(amountMinor / 100)},${String(amountMinor % 100).padStart(2, '0')}`,
    },
    { name: 'variableSymbol', shown: order.variableSymbol, copied: order.variableSymbol },
    { name: 'message', shown: order.message, copied: order.message },
    { name: 'holder', shown: order.accountHolder, copied: order.accountHolder },
  ] as const
  return (
    <>
      <p className="quiet-text">{t('transfer.scan')}</p>
      <QrCode text={order.qrText} label={t('transfer.picture')} />
      <dl className="fact-list fact-list-copied">
        {rows.map(({ name, shown, copied }) => (
          <div key={name}>
            <dt>{t(`transfer.${name}`)}</dt>
            <dd>
              <b>{shown}</b> <CopyButton text={copied} what={t(`transfer.${name}`)} />
            </dd>
          </div>
        ))}
      </dl>
      <p className="note">{t('transfer.ownAccount')}</p>
      <p className="quiet-text">{t('transfer.when')}</p>
    </>
  )
}

function spaced(iban: string): string {
  return iban.replaceAll(/(.{4})(?=.)/g, '$1 ')
}
