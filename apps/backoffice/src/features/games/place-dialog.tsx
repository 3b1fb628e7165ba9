import { useId, useState } from 'react'
import { Button } from '#ui/button/button.tsx'
import { Dialog, DialogActions, DialogBody, DialogTitle } from '#ui/dialog/dialog.tsx'
import { Field } from '#ui/field/field.tsx'
import layout from '../../shell/layout.module.css'
import { useTexts } from '../../shell/use-texts.ts'

type Props = {
  readonly name: string
  readonly place: number
  readonly last: number
  readonly onPlace: (place: number) => void
  readonly onClose: () => void
}

/** Moves a game to a place by its number: the alternative to dragging. */
export function PlaceDialog({ name, place, last, onPlace, onClose }: Props) {
  const { t } = useTexts()
  const id = useId()
  const [text, setText] = useState(String(place))
  const wanted = Number(text)
  const isWrong = !Number.isInteger(wanted) || wanted < 1 || wanted > last
  return (
    <Dialog labelledBy={id} onClose={onClose}>
      <form
        onSubmit={(event) => {
          event.preventDefault()
          if (!isWrong) onPlace(wanted)
        }}
      >
        <DialogTitle id={id}>{t('games.placeTitle', { name })}</DialogTitle>
        <DialogBody>
          <Field label={t('games.placeField', { last })}>
            {(control) => (
              <input
                {...control}
                inputMode="numeric"
                value={text}
                aria-invalid={isWrong}
                // oxlint-disable-next-line jsx-a11y/no-autofocus -- the dialog has one field
                autoFocus
                onFocus={(event) => event.target.select()}
                onChange={(event) => setText(event.target.value)}
              />
            )}
          </Field>
        </DialogBody>
        <DialogActions>
          <span className={layout.grow} />
          <Button variant="outlined" onClick={onClose}>
            {t('confirm.back')} <kbd>Esc</kbd>
          </Button>
          <Button variant="primary" type="submit" aria-disabled={isWrong}>
            {t('games.placeButton')} <kbd>↵</kbd>
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  )
}
