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
  const canPay = readTypedCode(code).length === VOUCHER_CODE_LENGTH && !isBusy
  const tryPay = () => {
    if (canPay) onPay()
  }
  return (
    <div className={styles.pay}>
      <TextField
        label={t('cash.voucherCode')}
        value={code}
        maxLength={20}
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
