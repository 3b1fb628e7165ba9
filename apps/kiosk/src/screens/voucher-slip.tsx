import type { CashVoucher } from '#contract/shapes/cash-vouchers.ts'
import { readTypedCode } from '#contract/typed-code.ts'
import { formatMoney } from '#money'
import { QrCode } from '#ui/qr-code.tsx'
import { useKiosk } from '../kiosk-context.ts'
import { BigButton, Row } from '../parts/buttons.tsx'
import styles from './voucher-slip.module.css'

type Props = {
  readonly voucher: CashVoucher
  readonly problem: string | undefined
  readonly isBusy: boolean
  readonly onBack: () => void
  readonly onCancel: () => void
}

/** The slip: what is paid, until when, and the code that the desk reads. It is printed without anything around it. */
export function VoucherSlip({ voucher, problem, isBusy, onBack, onCancel }: Props) {
  const { texts, language, place } = useKiosk()
  const moment = new Intl.DateTimeFormat(language, { dateStyle: 'long', timeStyle: 'short', timeZone: place.timeZone })
  return (
    <>
      <div role="status">
        <h1>{formatMoney(voucher.amount, language)}</h1>
      </div>
      <p className="kiosk-lead">{texts.voucherSlip}</p>
      <p role="alert" className="kiosk-problem">
        {problem}
      </p>
      <div className={styles.code}>
        <QrCode text={readTypedCode(voucher.code)} label={texts.voucherCode} />
      </div>
      <p className={styles.letters}>{voucher.code}</p>
      <p className="kiosk-lead">
        {texts.until}: {moment.format(new Date(voucher.expiresAt))}
      </p>
      <Row className={styles.ways}>
        <BigButton onClick={onBack}>{texts.back}</BigButton>
        <BigButton aria-disabled={isBusy} onClick={onCancel}>
          {isBusy ? texts.working : texts.cancelVoucher}
        </BigButton>
        <BigButton variant="primary" onClick={() => print()}>
          {texts.print}
        </BigButton>
      </Row>
    </>
  )
}
