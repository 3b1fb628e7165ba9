import { useKiosk } from '../kiosk-context.ts'
import { useTyping } from '../use-typing.ts'
import styles from './letter-pad.module.css'

type Props = { readonly label: string; readonly value: string; readonly onWrite: (value: string) => void }

const ROWS = ['1234567890', 'qwertyuiop', 'asdfghjkl@', 'zxcvbnm._-'] as const
const MAX = 100

/** An e-mail by hand or by keys: the letters that e-mails are made of, where a keyboard has them. */
export function LetterPad({ label, value, onWrite }: Props) {
  const { texts } = useKiosk()
  const field = useTyping<HTMLInputElement>()
  const clean = (written: string) => written.replaceAll(/\s/g, '').slice(0, MAX)
  return (
    <div className={styles.pad}>
      <label>
        {label}
        <input
          ref={field}
          type="text"
          inputMode="none"
          autoComplete="off"
          autoCapitalize="off"
          spellCheck={false}
          value={value}
          onChange={({ target }) => onWrite(clean(target.value))}
        />
      </label>
      <div className={styles.keys} role="group" aria-label={label}>
        {ROWS.flatMap((row) =>
          [...row].map((letter) => (
            <button key={letter} type="button" onClick={() => onWrite(clean(value + letter))}>
              {letter}
            </button>
          )),
        )}
        <button type="button" className={styles.word} onClick={() => onWrite(clean(`${value}+`))}>
          +
        </button>
        <button type="button" className={styles.word} onClick={() => onWrite(value.slice(0, -1))}>
          {texts.erase}
        </button>
      </div>
    </div>
  )
}
