import { useState } from 'react'
import { VOUCHER_CODE_LENGTH } from '#contract/shapes/cash-vouchers.ts'
import { readTypedCode } from '#contract/typed-code.ts'
import { Button } from '#ui/button/button.tsx'
import { TextField } from '../../shell/text-field.tsx'
import { useTexts } from '../../shell/use-texts.ts'
import styles from './serve-player.module.css'

type Props = {
  readonly code: string
  readonly isBusy: boolean
  readonly onWrite: (code: string) => void
  readonly onPay: () => void
}

/** The code of a slip; a scanner types it with a final Enter. The voucher has its own amount. */
export function VoucherRow({ code, isBusy, onWrite, onPay }: Props) {
  const { t } = useTexts()
  const [triedCode, setTriedCode] = useState<string>()
  const isWhole = readTypedCode(code).length === VOUCHER_CODE_LENGTH
  const canPay = isWhole && !isBusy
  const tryPay = () => {
    if (canPay) onPay()
    else if (!isWhole) setTriedCode(code)
  }
  return (
    <div className={styles.pay}>
      <TextField
        label={t('cash.voucherCode')}
        value={code}
        maxLength={20}
        problem={
          triedCode === code && !isWhole ? t('cash.voucherCodeLength', { count: VOUCHER_CODE_LENGTH }) : undefined
        }
        onWrite={onWrite}
        onKeyDown={(event) => {
          if (event.key !== 'Enter') return
          // Enter would otherwise submit the form as cash in.
          event.preventDefault()
          tryPay()
        }}
      />
      <Button variant="outlined" aria-disabled={!canPay} onClick={tryPay}>
        {t('cash.payVoucher')}
      </Button>
    </div>
  )
}
