import { ArrowDown, ArrowUp } from 'lucide-react'
import { useId } from 'react'
import type { LiveCard } from '#contract/play-v1/live-cards.ts'
import { Button } from '#ui/button/button.tsx'
import { DialogActions, DialogBody, DialogTitle } from '#ui/dialog/dialog.tsx'
import { Sheet } from '#ui/dialog/sheet.tsx'
import { joinClasses } from '#ui/join-classes.ts'
import controls from '../../shell/controls.module.css'
import layout from '../../shell/layout.module.css'
import { ProblemNote } from '../../shell/problem-note.tsx'
import textStyles from '../../shell/text.module.css'
import { useTexts } from '../../shell/use-texts.ts'
import { USUAL_CARDS, type CardChoice } from './use-cards.ts'

type Props = {
  readonly cards: readonly CardChoice[]
  /** Cards that the person's permissions allow. */
  readonly offered: readonly LiveCard[]
  readonly error: Error | null
  readonly onChange: (cards: readonly CardChoice[]) => void
  readonly onClose: () => void
}

/** The selection and order of cards; stored for this person on the server. */
export function CardsSheet({ cards, offered, error, onChange, onClose }: Props) {
  const { t } = useTexts()
  const id = useId()
  const shown = cards.filter(({ card }) => offered.includes(card))
  const swap = (card: LiveCard, step: 1 | -1) => {
    const from = shown.findIndex((one) => one.card === card)
    const other = shown[from + step]
    const own = shown[from]
    if (!own || !other) return
    onChange(cards.map((one) => (one === own ? other : one === other ? own : one)))
  }
  return (
    <Sheet labelledBy={id} onClose={onClose}>
      <DialogTitle id={id}>{t('live.adjust')}</DialogTitle>
      <DialogBody>
        <p className={joinClasses(textStyles.small, textStyles.secondary)}>{t('live.adjustRule')}</p>
        {error ? <ProblemNote error={error} /> : null}
        <div className={layout.column}>
          {shown.map(({ card, isShown }, place) => {
            const name = t(`live.card.${card}`)
            return (
              <div key={card} className={layout.row}>
                <label className={joinClasses(controls.check, layout.grow)}>
                  <input
                    type="checkbox"
                    className={controls.checkbox}
                    checked={isShown}
                    onChange={() =>
                      onChange(cards.map((one) => (one.card === card ? { card, isShown: !isShown } : one)))
                    }
                  />
                  {name}
                </label>
                <Button
                  variant="ghost"
                  aria-label={t('live.cardUp', { name })}
                  aria-disabled={place === 0}
                  onClick={() => swap(card, -1)}
                >
                  <ArrowUp aria-hidden="true" />
                </Button>
                <Button
                  variant="ghost"
                  aria-label={t('live.cardDown', { name })}
                  aria-disabled={place === shown.length - 1}
                  onClick={() => swap(card, 1)}
                >
                  <ArrowDown aria-hidden="true" />
                </Button>
              </div>
            )
          })}
        </div>
      </DialogBody>
      <DialogActions>
        <Button variant="outlined" onClick={() => onChange(USUAL_CARDS)}>
          {t('live.adjustUsual')}
        </Button>
        <Button onClick={onClose}>{t('live.adjustDone')}</Button>
      </DialogActions>
    </Sheet>
  )
}
