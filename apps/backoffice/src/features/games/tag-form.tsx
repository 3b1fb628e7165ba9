import { useMutation } from '@tanstack/react-query'
import { X } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import type { Static } from 'typebox'
import * as management from '#contract/games-v3/games-management.ts'
import { TAG_TYPES, type Tag } from '#contract/shapes/game.ts'
import { BADGE_COLORS } from '#contract/shapes/game-management.ts'
import { announce } from '../../shell/announce.tsx'
import { api, ask } from '../../shell/api.ts'
import { useKeys } from '../../shell/keys.ts'
import { Modal } from '../../shell/modal.tsx'
import { ProblemNote } from '../../shell/problem-note.tsx'
import { useMay } from '../../shell/session.ts'
import { StatusShape } from '../../shell/status.tsx'
import { useTexts } from '../../shell/use-texts.ts'
import { BRAND_LANGUAGES } from './brand-languages.ts'
import { readGamesAgain } from './use-games.ts'

type Props = { readonly tag: Static<typeof Tag> | undefined; readonly onClose: () => void }

/** One tag: key (once), type, colour of its badge, a text in each language of the brands. */
export function TagForm({ tag, onClose }: Props) {
  const { t } = useTexts()
  const mayManage = useMay('games.manage')
  const title = useRef<HTMLHeadingElement>(null)
  useEffect(() => title.current?.focus(), [])
  const [key, setKey] = useState(tag?.key ?? '')
  const [type, setType] = useState<(typeof TAG_TYPES)[number]>(tag?.type ?? 'Tag')
  const [color, setColor] = useState(tag?.metadata?.badgeColor ?? '')
  const [texts, setTexts] = useState<Readonly<Record<string, string>>>(
    Object.fromEntries((tag?.translations ?? []).map(({ language, text }) => [language, text])),
  )
  const [wasTried, setTried] = useState(false)
  const [isRemoving, setRemoving] = useState(false)
  useKeys([{ keys: 'Escape', label: t('keys.close'), run: onClose }])
  const translations = BRAND_LANGUAGES.flatMap((language) => {
    const text = texts[language]?.trim() ?? ''
    return text === '' ? [] : [{ language, text }]
  })
  const isKeyWrong = !/^[A-Za-z0-9][A-Za-z0-9-]{1,39}$/u.test(key)
  const badgeColor = BADGE_COLORS.find((one) => one === color)
  const save = useMutation({
    mutationFn: async () => {
      const body = { key, type, translations, ...(badgeColor ? { badgeColor } : {}) }
      await (tag ? ask(api(management.updateTag, { body })) : ask(api(management.createTag, { body })))
      await readGamesAgain()
      announce(t('tags.saved'))
      onClose()
    },
  })
  const remove = useMutation({
    mutationFn: async () => {
      await ask(api(management.deleteTag, { query: { tagKey: key } }))
      await readGamesAgain()
      announce(t('tags.removed'))
      onClose()
    },
  })
  return (
    <aside className="pane" aria-labelledby="tag-title">
      <form
        className="sect tag-form"
        onSubmit={(event) => {
          event.preventDefault()
          setTried(true)
          if (!isKeyWrong && translations.length > 0 && !save.isPending) save.mutate()
        }}
      >
        <div className="row between">
          <h2 id="tag-title" ref={title} tabIndex={-1}>
            {tag ? t('tags.one', { key }) : t('tags.create')}
          </h2>
          <button type="button" className="btn gh" aria-label={`${t('keys.close')} Esc`} onClick={onClose}>
            <X aria-hidden="true" />
            <kbd aria-hidden="true">Esc</kbd>
          </button>
        </div>
        {tag ? null : (
          <label className="f">
            {t('tags.keyField')}
            <input
              className="in"
              value={key}
              aria-invalid={wasTried && isKeyWrong}
              onChange={(event) => setKey(event.target.value)}
            />
          </label>
        )}
        <label className="f">
          {t('tags.type')}
          <select
            className="in"
            value={type}
            onChange={(event) => setType(TAG_TYPES.find((one) => one === event.target.value) ?? 'Tag')}
          >
            {TAG_TYPES.map((one) => (
              <option key={one} value={one}>
                {t(`tags.types.${one}`)}
              </option>
            ))}
          </select>
        </label>
        <fieldset className="plain">
          <legend className="s">{t('tags.color')}</legend>
          <div className="row wrap">
            <button type="button" className="chip" aria-pressed={color === ''} onClick={() => setColor('')}>
              {t('tags.noColor')}
            </button>
            {BADGE_COLORS.map((one) => (
              <button
                key={one}
                type="button"
                className="chip"
                aria-pressed={color === one}
                onClick={() => setColor(one)}
              >
                <i className={`swatch ${one}`} aria-hidden="true" />
                {t(`tags.colors.${one}`)}
              </button>
            ))}
          </div>
        </fieldset>
        <div className="two-columns">
          {BRAND_LANGUAGES.map((one) => {
            const isMissing = (texts[one]?.trim() ?? '') === ''
            return (
              <label key={one} className="f">
                {t(`language.${one}`)}
                <input
                  className="in"
                  lang={one}
                  maxLength={40}
                  value={texts[one] ?? ''}
                  aria-invalid={wasTried && translations.length === 0}
                  onChange={(event) => setTexts({ ...texts, [one]: event.target.value })}
                />
                {isMissing ? (
                  <span className="hint row">
                    <StatusShape kind="idle" /> {t('tags.noText')}
                  </span>
                ) : null}
              </label>
            )
          })}
        </div>
        {wasTried && isKeyWrong ? <p className="err">{t('tags.keyWrong')}</p> : null}
        {wasTried && translations.length === 0 ? <p className="err">{t('tags.oneText')}</p> : null}
        {save.isError ? <ProblemNote error={save.error} /> : null}
        {mayManage ? (
          <p className="row between">
            {tag ? (
              <button type="button" className="btn dan" onClick={() => setRemoving(true)}>
                {t('tags.remove')}
              </button>
            ) : (
              <span />
            )}
            <button type="submit" className="btn pri" aria-disabled={save.isPending}>
              {t(tag ? 'tags.save' : 'tags.create')}
            </button>
          </p>
        ) : null}
      </form>
      {isRemoving ? (
        <Modal labelledBy="remove-tag" onClose={() => setRemoving(false)}>
          <header>
            <h1 id="remove-tag">{t('tags.removeTitle', { key })}</h1>
          </header>
          <div className="bd">
            <p>{t('tags.removeNow', { count: tag?.gamesCount ?? 0 })}</p>
            {remove.isError ? <ProblemNote error={remove.error} /> : null}
          </div>
          <footer>
            <span className="grow" />
            <button type="button" className="btn" onClick={() => setRemoving(false)}>
              {t('confirm.back')} <kbd>Esc</kbd>
            </button>
            <button
              type="button"
              className="btn danf"
              aria-disabled={remove.isPending}
              onClick={() => {
                if (!remove.isPending) remove.mutate()
              }}
            >
              {t('tags.remove')}
            </button>
          </footer>
        </Modal>
      ) : null}
    </aside>
  )
}
