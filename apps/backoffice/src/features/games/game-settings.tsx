import { useState } from 'react'
import * as manage from '#contract/onling-v2/manage-online-game.ts'
import { Button } from '#ui/button/button.tsx'
import { Field } from '#ui/field/field.tsx'
import { Select } from '#ui/field/select.tsx'
import { joinClasses } from '#ui/join-classes.ts'
import { announce } from '../../shell/announce.tsx'
import { api, ask } from '../../shell/api.ts'
import { ConfirmDialog } from '../../shell/confirm-dialog.tsx'
import controls from '../../shell/controls.module.css'
import layout from '../../shell/layout.module.css'
import { useMay } from '../../shell/session.ts'
import textStyles from '../../shell/text.module.css'
import { useTexts } from '../../shell/use-texts.ts'
import { BRAND_LANGUAGES } from './brand-languages.ts'
import type { StaffGame } from './filter-games.ts'
import { readGamesAgain, useTagNames, useTags } from './use-games.ts'

/** Tags, bonus coefficient, game plan and legal text of one game; saved together, with a reason. */
export function GameSettings({ game }: { readonly game: StaffGame }) {
  const { t } = useTexts()
  const mayManage = useMay('games.manage')
  const [carried, setCarried] = useState<ReadonlySet<string>>(new Set(game.tags))
  const [percent, setPercent] = useState(String(game.bonusPercent))
  const [isVisible, setVisible] = useState(game.isGamePlanVisible)
  const [texts, setTexts] = useState(textsOf(game))
  const [isSaving, setSaving] = useState(false)
  const bonusPercent = Number(percent)
  const isWrong = !/^\d{1,3}$/u.test(percent) || bonusPercent > 100
  const legalTexts = listTexts(texts)
  const isChanged =
    [...carried].toSorted().join() !== [...game.tags].toSorted().join() ||
    bonusPercent !== game.bonusPercent ||
    isVisible !== game.isGamePlanVisible ||
    JSON.stringify(legalTexts) !== JSON.stringify(listTexts(textsOf(game)))
  return (
    <section className={layout.section}>
      <h2>{t('games.settings')}</h2>
      <fieldset className={controls.set} disabled={!mayManage}>
        <legend className={joinClasses(textStyles.small, textStyles.muted)}>{t('games.tags')}</legend>
        <TagChips carried={carried} onChange={setCarried} />
        <Field label={t('games.bonusField')}>
          {(control) => (
            <input
              {...control}
              inputMode="numeric"
              value={percent}
              aria-invalid={isWrong}
              onChange={(event) => setPercent(event.target.value)}
            />
          )}
        </Field>
        <label className={controls.check}>
          <input
            type="checkbox"
            className={controls.checkbox}
            checked={isVisible}
            onChange={(event) => setVisible(event.target.checked)}
          />
          {t('games.planVisible')}
        </label>
        <LegalTexts texts={texts} onChange={setTexts} />
        {mayManage ? (
          <p className={joinClasses(layout.row, layout.between)}>
            <span className={joinClasses(textStyles.small, textStyles.muted)}>
              {t(isChanged ? 'games.unsaved' : 'games.saved')}
            </span>
            <Button
              variant="primary"
              aria-disabled={!isChanged || isWrong}
              onClick={() => {
                if (isChanged && !isWrong) setSaving(true)
              }}
            >
              {t('games.save')}
            </Button>
          </p>
        ) : null}
      </fieldset>
      {isSaving ? (
        <ConfirmDialog
          title={t('games.saveTitle', { name: game.name })}
          button={t('games.save')}
          consequences={[{ kind: 'ok', what: t('games.settings'), text: t('games.saveNow') }]}
          onClose={() => setSaving(false)}
          onCommit={async ({ explanation, acceptedWarnings }) => {
            await ask(
              api(manage.save, {
                body: {
                  gameKey: game.key,
                  explanation,
                  acceptedWarnings,
                  tags: [...carried],
                  legalTexts,
                  isGamePlanVisible: isVisible,
                  bonusPercent,
                },
              }),
            )
            await readGamesAgain()
            announce(t('games.savedNow', { name: game.name }))
          }}
        />
      ) : null}
    </section>
  )
}

type Texts = Readonly<Record<string, string>>

const textsOf = ({ legalTexts }: StaffGame): Texts =>
  Object.fromEntries(legalTexts.map(({ language, text }) => [language, text]))

/** Non-empty texts, in the order of the languages. */
const listTexts = (texts: Texts) =>
  BRAND_LANGUAGES.flatMap((language) => {
    const text = texts[language]?.trim() ?? ''
    return text === '' ? [] : [{ language, text }]
  })

type ChipsProps = {
  readonly carried: ReadonlySet<string>
  readonly onChange: (carried: ReadonlySet<string>) => void
}

function TagChips({ carried, onChange }: ChipsProps) {
  const tagName = useTagNames()
  const tags = useTags().data?.tags ?? []
  return (
    <div className={joinClasses(layout.row, layout.wrap)}>
      {tags.map(({ key }) => (
        <button
          key={key}
          type="button"
          className={controls.chip}
          aria-pressed={carried.has(key)}
          onClick={() => {
            const next = new Set(carried)
            if (!next.delete(key)) next.add(key)
            onChange(next)
          }}
        >
          {tagName(key)}
        </button>
      ))}
    </div>
  )
}

/** The legal text, one field for each language. */
function LegalTexts({ texts, onChange }: { readonly texts: Texts; readonly onChange: (texts: Texts) => void }) {
  const { t } = useTexts()
  const [language, setLanguage] = useState<(typeof BRAND_LANGUAGES)[number]>('cs')
  return (
    <>
      <Select
        label={t('games.legalLanguage')}
        value={language}
        onChange={(event) => setLanguage(BRAND_LANGUAGES.find((one) => one === event.target.value) ?? 'cs')}
      >
        {BRAND_LANGUAGES.map((one) => (
          <option key={one} value={one}>
            {t(`language.${one}`)} {texts[one] ? '✓' : ''}
          </option>
        ))}
      </Select>
      <Field label={t('games.legalText')}>
        {(control) => (
          <textarea
            {...control}
            rows={3}
            maxLength={4000}
            lang={language}
            value={texts[language] ?? ''}
            onChange={(event) => onChange({ ...texts, [language]: event.target.value })}
          />
        )}
      </Field>
    </>
  )
}
