import { PIECES } from '#contract/shapes/cash.ts'
import type { Money } from '#money'
import layout from '../../shell/layout.module.css'
import { TextField } from '../../shell/text-field.tsx'
import textStyles from '../../shell/text.module.css'
import { useTexts } from '../../shell/use-texts.ts'
import { writeMoney } from '../../shell/write-money.ts'
import styles from './count-fields.module.css'
import { countOf, sumOf, type Typed } from './count-pieces.ts'

type Props = {
  readonly currency: Money['currency']
  readonly typed: Typed
  readonly onType: (typed: Typed) => void
}

/** The count of a drawer, by note and coin; Enter focuses the next field. */
export function CountFields({ currency, typed, onType }: Props) {
  const { t } = useTexts()
  return (
    <fieldset className={layout.group}>
      <legend className={textStyles.small}>{t('cash.count')}</legend>
      <div
        className={styles.pieces}
        role="presentation"
        onKeyDown={(event) => {
          if (event.key !== 'Enter' || event.ctrlKey || event.metaKey) return
          event.preventDefault()
          const inputs = [...event.currentTarget.querySelectorAll('input')]
          inputs[inputs.findIndex((one) => one === event.target) + 1]?.focus()
        }}
      >
        {PIECES[currency].map((pieceMinor) => (
          <TextField
            key={pieceMinor}
            label={writeMoney({ amountMinor: pieceMinor, currency })}
            inputMode="numeric"
            maxLength={6}
            value={typed[pieceMinor] ?? ''}
            onWrite={(written) => onType({ ...typed, [pieceMinor]: written.replaceAll(/\D/g, '') })}
          />
        ))}
      </div>
      <output className={styles.sum} aria-live="polite">
        {t('cash.counted')} {writeMoney({ amountMinor: sumOf(countOf(currency, typed)), currency })}
      </output>
    </fieldset>
  )
}
