import { useMutation } from '@tanstack/react-query'
import { X } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import type { Static } from 'typebox'
import * as management from '#contract/games-v3/games-management.ts'
import { BADGE_COLORS } from '#contract/shapes/game-management.ts'
import { TAG_TYPES, type Tag } from '#contract/shapes/game.ts'
import { Button } from '#ui/button/button.tsx'
import { Dialog, DialogActions, DialogBody, DialogTitle } from '#ui/dialog/dialog.tsx'
import { Field } from '#ui/field/field.tsx'
import { Select } from '#ui/field/select.tsx'
import { joinClasses } from '#ui/join-classes.ts'
import { announce } from '../../shell/announce.tsx'
import { api, ask } from '../../shell/api.ts'
import controls from '../../shell/controls.module.css'
import { isCtrlEnter } from '../../shell/is-ctrl-enter.ts'
import { useKeys } from '../../shell/keys.ts'
import layout from '../../shell/layout.module.css'
import { ProblemNote } from '../../shell/problem-note.tsx'
import { useMay } from '../../shell/session.ts'
import { StatusShape } from '../../shell/status.tsx'
import textStyles from '../../shell/text.module.css'
import { useTexts } from '../../shell/use-texts.ts'
import { BRAND_LANGUAGES } from './brand-languages.ts'
import { readGamesAgain } from './use-games.ts'
import styles from './tags.module.css'

type Props = { readonly tag: Static<typeof Tag> | undefined; readonly onClose: () => void }

/** One tag: key (only when new), type, colour of its badge, a text in each language of the brands. */
export function TagForm({ tag, onClose }: Props) {
  const { t } = useTexts()
  const mayManage = useMay('games.manage')
  const title = useRef<HTMLHeadingElement>(null)
  useEffect(() => title.current?.focus(), [])
  const [key, setKey] = useState(tag?.key ?? '')
  const [type, setType] = useState<(typeof TAG_TYPES)[number]>(tag?.type ?? 'Tag')
  const [color, setColor] = useState(tag?.metadata?.badgeColor ?? '')
  const [texts, setTexts] = useState<Texts>(
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
  return (
    <aside className={layout.pane} aria-labelledby="tag-title">
      <form
        className={joinClasses(layout.section, styles.form)}
        onSubmit={(event) => {
          event.preventDefault()
          setTried(true)
          if (!isKeyWrong && translations.length > 0 && !save.isPending) save.mutate()
        }}
      >
        <div className={joinClasses(layout.row, layout.between)}>
          <h2 id="tag-title" ref={title} tabIndex={-1}>
            {tag ? t('tags.one', { key }) : t('tags.create')}
          </h2>
          <Button variant="ghost" aria-label={`${t('keys.close')} Esc`} onClick={onClose}>
            <X aria-hidden="true" />
            <kbd aria-hidden="true">Esc</kbd>
          </Button>
        </div>
        {tag ? null : <KeyField value={key} isWrong={wasTried && isKeyWrong} onChange={setKey} />}
        <Select
          label={t('tags.type')}
          value={type}
          onChange={(event) => setType(TAG_TYPES.find((one) => one === event.target.value) ?? 'Tag')}
        >
          {TAG_TYPES.map((one) => (
            <option key={one} value={one}>
              {t(`tags.types.${one}`)}
            </option>
          ))}
        </Select>
        <ColorChoice color={color} onChoose={setColor} />
        <TagTexts texts={texts} isWrong={wasTried && translations.length === 0} onChange={setTexts} />
        {wasTried && isKeyWrong ? <p className={textStyles.problem}>{t('tags.keyWrong')}</p> : null}
        {wasTried && translations.length === 0 ? <p className={textStyles.problem}>{t('tags.oneText')}</p> : null}
        {save.isError ? <ProblemNote error={save.error} /> : null}
        {mayManage ? (
          <p className={joinClasses(layout.row, layout.between)}>
            {tag ? (
              <Button variant="danger" onClick={() => setRemoving(true)}>
                {t('tags.remove')}
              </Button>
            ) : (
              <span />
            )}
            <Button variant="primary" type="submit" aria-disabled={save.isPending}>
              {t(tag ? 'tags.save' : 'tags.create')}
            </Button>
          </p>
        ) : null}
      </form>
      {isRemoving ? (
        <RemoveTag
          tagKey={key}
          gamesCount={tag?.gamesCount ?? 0}
          onClose={() => setRemoving(false)}
          onRemoved={onClose}
        />
      ) : null}
    </aside>
  )
}

type Texts = Readonly<Record<string, string>>

/** The colour of its badge, or none. */
function ColorChoice({ color, onChoose }: { readonly color: string; readonly onChoose: (color: string) => void }) {
  const { t } = useTexts()
  return (
    <fieldset className={controls.set}>
      <legend className={textStyles.small}>{t('tags.color')}</legend>
      <div className={joinClasses(layout.row, layout.wrap)}>
        <button type="button" className={controls.chip} aria-pressed={color === ''} onClick={() => onChoose('')}>
          {t('tags.noColor')}
        </button>
        {BADGE_COLORS.map((one) => (
          <button
            key={one}
            type="button"
            className={controls.chip}
            aria-pressed={color === one}
            onClick={() => onChoose(one)}
          >
            <i className={joinClasses(styles.swatch, styles[one])} aria-hidden="true" />
            {t(`tags.colors.${one}`)}
          </button>
        ))}
      </div>
    </fieldset>
  )
}

type TextsProps = {
  readonly texts: Texts
  readonly isWrong: boolean
  readonly onChange: (texts: Texts) => void
}

/** Its text in each language of the brands; one is enough. */
function TagTexts({ texts, isWrong, onChange }: TextsProps) {
  const { t } = useTexts()
  return (
    <div className={layout.twoColumns}>
      {BRAND_LANGUAGES.map((one) => {
        const isMissing = (texts[one]?.trim() ?? '') === ''
        return (
          <Field
            key={one}
            label={t(`language.${one}`)}
            hint={
              isMissing ? (
                <span className={layout.row}>
                  <StatusShape kind="idle" /> {t('tags.noText')}
                </span>
              ) : undefined
            }
          >
            {(control) => (
              <input
                {...control}
                lang={one}
                maxLength={40}
                value={texts[one] ?? ''}
                aria-invalid={isWrong}
                onChange={(event) => onChange({ ...texts, [one]: event.target.value })}
              />
            )}
          </Field>
        )
      })}
    </div>
  )
}

type RemoveProps = {
  readonly tagKey: string
  readonly gamesCount: number
  readonly onClose: () => void
  readonly onRemoved: () => void
}

function RemoveTag({ tagKey, gamesCount, onClose, onRemoved }: RemoveProps) {
  const { t } = useTexts()
  const remove = useMutation({
    mutationFn: async () => {
      await ask(api(management.deleteTag, { query: { tagKey } }))
      await readGamesAgain()
      announce(t('tags.removed'))
      onRemoved()
    },
  })
  const tryRemove = () => {
    if (!remove.isPending) remove.mutate()
  }
  return (
    <Dialog
      labelledBy="remove-tag"
      onClose={onClose}
      onKeyDown={(event) => {
        if (isCtrlEnter(event)) tryRemove()
      }}
    >
      <DialogTitle id="remove-tag">{t('tags.removeTitle', { key: tagKey })}</DialogTitle>
      <DialogBody>
        <p>{t('tags.removeNow', { count: gamesCount })}</p>
        {remove.isError ? <ProblemNote error={remove.error} /> : null}
      </DialogBody>
      <DialogActions>
        <span className={layout.grow} />
        <Button variant="outlined" onClick={onClose}>
          {t('confirm.back')} <kbd>Esc</kbd>
        </Button>
        <Button variant="destructive" aria-disabled={remove.isPending} onClick={tryRemove}>
          {t('tags.remove')} <kbd>Ctrl</kbd>
          <kbd>↵</kbd>
        </Button>
      </DialogActions>
    </Dialog>
  )
}

type KeyProps = { readonly value: string; readonly isWrong: boolean; readonly onChange: (key: string) => void }

function KeyField({ value, isWrong, onChange }: KeyProps) {
  const { t } = useTexts()
  return (
    <Field label={t('tags.keyField')}>
      {(control) => (
        <input {...control} value={value} aria-invalid={isWrong} onChange={(event) => onChange(event.target.value)} />
      )}
    </Field>
  )
}
