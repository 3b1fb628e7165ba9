import { useId, useState, type KeyboardEvent } from 'react'
import { useTranslations } from 'use-intl/react'
import type { AddressOffered } from '#contract/shapes/addresses.ts'
import { Field } from '#ui/field/field.tsx'
import { moveChoice } from '../fields/move-choice.ts'
import { useAddressSearch, type SuggestAddress } from './use-address-search.ts'

type Props = {
  readonly suggest: SuggestAddress
  readonly onChoose: (address: AddressOffered) => void
}

/**
 * A combobox that offers addresses while one is typed (WAI-ARIA: the focus stays in the text, the arrows move in the
 * list). It is optional: only the fields below it are submitted, which can be filled in without it.
 */
export function AddressSearch({ suggest, onChoose }: Props) {
  const t = useTranslations('address')
  const id = useId()
  const [text, setText] = useState('')
  const [active, setActive] = useState(-1)
  const [isOpen, setOpen] = useState(false)
  const search = useAddressSearch(suggest, text)
  const offered = search.kind === 'offered' ? search.addresses : []
  const isShown = isOpen && offered.length > 0
  const optionId = (index: number) => `${id}-${index}`

  function choose(address: AddressOffered) {
    setOpen(false)
    setActive(-1)
    setText('')
    onChoose(address)
  }
  function press(event: KeyboardEvent<HTMLInputElement>) {
    const chosen = offered[active]
    if (event.key === 'Enter' && isShown) {
      // Enter chooses an address; it submits the form only while no list is open.
      event.preventDefault()
      if (chosen) choose(chosen)
    } else if (event.key === 'Escape' && isShown) {
      event.preventDefault()
      setOpen(false)
      setActive(-1)
    } else {
      const next = moveChoice(event.key, isShown ? active : -1, offered.length)
      if (next === undefined) return
      event.preventDefault()
      setOpen(true)
      setActive(next)
    }
  }

  return (
    <div className="address-search">
      <Field
        label={t('search')}
        hint={t('searchHint')}
        more={
          <small role="status" className={search.kind === 'offered' ? 'visually-hidden' : 'quiet-text'}>
            {search.kind === 'down' ? t('down') : null}
            {search.kind === 'none' ? t('none') : null}
            {isShown ? t('count', { count: offered.length }) : null}
          </small>
        }
      >
        {(control) => (
          <>
            <input
              {...control}
              type="text"
              role="combobox"
              autoComplete="off"
              aria-autocomplete="list"
              aria-expanded={isShown}
              aria-controls={`${id}-list`}
              aria-activedescendant={isShown && active >= 0 ? optionId(active) : undefined}
              maxLength={200}
              value={text}
              onChange={(event) => {
                setText(event.target.value)
                setActive(-1)
                setOpen(true)
              }}
              onKeyDown={press}
              onFocus={() => setOpen(true)}
              onBlur={() => setOpen(false)}
            />
            <div id={`${id}-list`} role="listbox" aria-label={t('found')} hidden={!isShown}>
              {offered.map((address, index) => (
                <button
                  key={address.label}
                  id={optionId(index)}
                  type="button"
                  role="option"
                  tabIndex={-1}
                  aria-selected={index === active}
                  // The input keeps the focus, so that the list is still open at the click.
                  onPointerDown={(event) => event.preventDefault()}
                  onClick={() => choose(address)}
                >
                  {address.label}
                </button>
              ))}
            </div>
          </>
        )}
      </Field>
    </div>
  )
}
