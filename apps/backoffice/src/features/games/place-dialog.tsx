import { useId, useState } from 'react'
import { Modal } from '../../shell/modal.tsx'
import { useTexts } from '../../shell/use-texts.ts'

type Props = {
  readonly name: string
  readonly place: number
  readonly last: number
  readonly onPlace: (place: number) => void
  readonly onClose: () => void
}

/** Moves a game to a place by its number: what a drag does, without a drag. */
export function PlaceDialog({ name, place, last, onPlace, onClose }: Props) {
  const { t } = useTexts()
  const id = useId()
  const [text, setText] = useState(String(place))
  const wanted = Number(text)
  const isWrong = !Number.isInteger(wanted) || wanted < 1 || wanted > last
  return (
    <Modal labelledBy={id} onClose={onClose}>
      <form
        onSubmit={(event) => {
          event.preventDefault()
          if (!isWrong) onPlace(wanted)
        }}
      >
        <header>
          <h1 id={id}>{t('games.placeTitle', { name })}</h1>
        </header>
        <div className="bd">
          <label className="f">
            {t('games.placeField', { last })}
            <input
              className="in"
              inputMode="numeric"
              value={text}
              aria-invalid={isWrong}
              // oxlint-disable-next-line jsx-a11y/no-autofocus -- the dialog has one field
              autoFocus
              onFocus={(event) => event.target.select()}
              onChange={(event) => setText(event.target.value)}
            />
          </label>
        </div>
        <footer>
          <span className="grow" />
          <button type="button" className="btn" onClick={onClose}>
            {t('confirm.back')} <kbd>Esc</kbd>
          </button>
          <button type="submit" className="btn pri" aria-disabled={isWrong}>
            {t('games.placeButton')} <kbd>↵</kbd>
          </button>
        </footer>
      </form>
    </Modal>
  )
}
