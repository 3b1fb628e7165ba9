import { useKiosk } from '../kiosk-context.ts'
import { useTyping } from '../use-typing.ts'
import styles from './number-pad.module.css'

type Props = {
  readonly label: string
  readonly value: string
  readonly max: number
  /** Digits that are never shown: a dot for each. */
  readonly isSecret?: boolean
  readonly onWrite: (value: string) => void
}

const DIGITS = ['1', '2', '3', '4', '5', '6', '7', '8', '9', '0'] as const

/** Digits by hand or by keys; the pad is never shuffled. */
export function NumberPad({ label, value, max, isSecret = false, onWrite }: Props) {
  const { texts } = useKiosk()
  const field = useTyping<HTMLInputElement>()
  const clean = (written: string) => written.replaceAll(/[^0-9A-Fa-f]/g, '').slice(0, max)
  return (
    <div className={styles.pad}>
      <label>
        {label}
        <input
          ref={field}
          type={isSecret ? 'password' : 'text'}
          inputMode="none"
          autoComplete="off"
          value={value}
          onChange={({ target }) => onWrite(clean(target.value))}
        />
      </label>
      <div className={styles.keys} role="group" aria-label={label}>
        {DIGITS.map((digit) => (
          <button key={digit} type="button" onClick={() => onWrite(clean(value + digit))}>
            {digit}
          </button>
        ))}
        <button type="button" className={styles.word} onClick={() => onWrite(value.slice(0, -1))}>
          {texts.erase}
        </button>
      </div>
    </div>
  )
}
