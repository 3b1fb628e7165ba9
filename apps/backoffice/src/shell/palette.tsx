import { useQuery } from '@tanstack/react-query'
import { Search } from 'lucide-react'
import { useRef, useState, type KeyboardEvent } from 'react'
import type { Permission } from '#contract/permissions.ts'
import { find, SEARCHED_WITH } from '#contract/play-v1/search.ts'
import { Button } from '#ui/button/button.tsx'
import { Dialog, DialogActions } from '#ui/dialog/dialog.tsx'
import { joinClasses } from '#ui/join-classes.ts'
import { api, ask } from './api.ts'
import { groupChoices, type ChoiceGroup } from './group-choices.ts'
import { useChoices, type Choice } from './palette-choices.ts'
import { readPaletteText } from './palette-prefix.ts'
import { PalettePreview } from './palette-preview.tsx'
import { ProblemNote } from './problem-note.tsx'
import { useMe } from './session.ts'
import { useSettled } from './use-settled.ts'
import { useTexts } from './use-texts.ts'
import layout from './layout.module.css'
import styles from './palette.module.css'
import textStyles from './text.module.css'

const SEARCH_FROM = 2
const SEARCH_WAIT_MS = 250

/** Finds players, payments and rounds by what somebody reads out, goes to screens, runs commands. Its text never enters the address. */
export function Palette({ onClose, onKeys }: { readonly onClose: () => void; readonly onKeys: () => void }) {
  const { t } = useTexts()
  const field = useRef<HTMLInputElement>(null)
  const { maySearch, findsWholeNames } = useSearchRights()
  const [typed, setTyped] = useState('')
  const [chosen, setChosen] = useState(0)
  const [only, setOnly] = useState<string>()
  const wanted = useSettled(typed.trim(), SEARCH_WAIT_MS)
  const { kind, text } = readPaletteText(wanted)
  const isNumber = /^\d+$/.test(text)
  const isSearched = kind === 'all' || kind === 'records'
  const found = useQuery({
    queryKey: ['palette', text],
    queryFn: ({ signal }) => ask(api(find, { query: { text }, signal })),
    enabled: maySearch && isSearched && (isNumber || text.length >= SEARCH_FROM),
    gcTime: 0,
  })

  // Rows of an earlier text are not shown: Enter would open the wrong one.
  const sought = readPaletteText(typed)
  const isWhole = typed.trim() === '' || sought.kind !== 'all'
  const all = useChoices(sought, wanted === typed.trim() ? found.data : undefined, onKeys)
  const groups = groupChoices(all, { only, isWhole })
  const choices = groups.flatMap((one) => one.choices)
  const at = Math.min(chosen, choices.length - 1)
  const isSettled = !found.isFetching && wanted === typed.trim()

  /** Beside: in a tab of the browser of its own, so that what is open stays as it is. */
  const take = (choice: Choice | undefined, isBeside = false) => {
    if (!choice) return
    onClose()
    if (isBeside && choice.address !== undefined) window.open(choice.address, '_blank', 'noopener')
    else choice.run()
  }
  const group = choices[at]?.group
  /** To the group of what is chosen, or back to all; on goes the typing. */
  const narrow = () => {
    setOnly(only === undefined ? group : undefined)
    setChosen(0)
    field.current?.focus()
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      event.preventDefault()
      const step = event.key === 'ArrowDown' ? 1 : -1
      setChosen((at + step + choices.length) % Math.max(choices.length, 1))
    } else if (event.key === 'Enter') {
      event.preventDefault()
      take(choices[at], event.ctrlKey || event.metaKey)
    }
  }

  return (
    <Dialog className={styles.palette} label={t('palette.hint')} onClose={onClose}>
      <div className={styles.question}>
        <Search aria-hidden="true" />
        <input
          ref={field}
          role="combobox"
          aria-expanded="true"
          aria-controls="palette-list"
          aria-activedescendant={choices[at] ? `palette-${choices[at].id}` : undefined}
          aria-label={t('palette.hint')}
          placeholder={t('palette.hint')}
          autoComplete="off"
          spellCheck={false}
          maxLength={100}
          value={typed}
          onKeyDown={onKeyDown}
          onChange={(event) => {
            setTyped(event.target.value)
            setChosen(0)
            setOnly(undefined)
          }}
        />
        <span className={joinClasses(textStyles.small, textStyles.muted)} aria-live="polite">
          {!isSettled
            ? t('list.loading')
            : only === undefined
              ? t('palette.count', { count: all.length })
              : t('palette.countOf', { group: only, count: choices.length })}
        </span>
      </div>
      {found.isError ? <ProblemNote error={found.error} /> : null}
      {isSettled && !found.isError && choices.length === 0 ? (
        <p className={joinClasses(layout.padded, textStyles.secondary)}>
          {t('palette.nothing')}
          {findsWholeNames ? ` ${t('palette.wholeNames')}` : ''}
        </p>
      ) : null}
      <div className={styles.beside}>
        <Options groups={groups} chosen={choices[at]} onTake={take} />
        <PalettePreview choice={choices[at]} />
      </div>
      <PaletteFoot group={groups.length > 1 || only !== undefined ? group : undefined} only={only} onNarrow={narrow} />
    </Dialog>
  )
}

/** Whether there is anything to search for, and whether names are found by whole words only. */
function useSearchRights(): { readonly maySearch: boolean; readonly findsWholeNames: boolean } {
  const rights = useMe().data?.user.permissions ?? []
  const may = (permission: Permission) => rights.includes(permission)
  return {
    maySearch: Object.values(SEARCHED_WITH).flat().some(may),
    findsWholeNames: may('players.search') && !may('players.reveal'),
  }
}

type FootProps = {
  readonly group: string | undefined
  readonly only: string | undefined
  readonly onNarrow: () => void
}

/** Keys, signs that narrow what is looked for, and the group of what is chosen. */
function PaletteFoot({ group, only, onNarrow }: FootProps) {
  const { t } = useTexts()
  return (
    <DialogActions>
      <span className={styles.footer}>
        <kbd>↑</kbd>
        <kbd>↓</kbd> {t('palette.move')} <kbd>↵</kbd> {t('keys.open')} <kbd>Ctrl</kbd>
        <kbd>↵</kbd> {t('palette.openBeside')} <kbd>Esc</kbd> {t('keys.close')}
        <span className={joinClasses(layout.grow, styles.signs)}>
          <span>
            <kbd>#</kbd> {t('palette.record')}
          </span>
          <span>
            <kbd>@</kbd> {t('palette.staff')}
          </span>
          <span>
            <kbd>&gt;</kbd> {t('palette.commands')}
          </span>
        </span>
        {group === undefined ? null : (
          <Button variant="outlined" onClick={onNarrow}>
            {only === undefined ? t('palette.onlyGroup', { group }) : t('palette.allGroups')}
          </Button>
        )}
      </span>
    </DialogActions>
  )
}

type OptionsProps = {
  readonly groups: readonly ChoiceGroup<Choice>[]
  readonly chosen: Choice | undefined
  readonly onTake: (choice: Choice, isBeside: boolean) => void
}

function Options({ groups, chosen, onTake }: OptionsProps) {
  const { t } = useTexts()
  return (
    <div className={styles.options} id="palette-list" role="listbox" aria-label={t('palette.hint')}>
      {groups.map(({ name, choices, count }, place) => (
        <div key={name} role="group" aria-labelledby={`palette-group-${place}`}>
          <div className={styles.group} id={`palette-group-${place}`}>
            <span className={layout.grow}>{name}</span>
            <span className={textStyles.muted}>{t('palette.shown', { shown: choices.length, count })}</span>
          </div>
          {choices.map((choice) => (
            // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/interactive-supports-focus -- the keys are those of the combobox above
            <div
              key={choice.id}
              id={`palette-${choice.id}`}
              role="option"
              aria-selected={choice === chosen}
              onClick={({ ctrlKey, metaKey }) => onTake(choice, ctrlKey || metaKey)}
            >
              <choice.Icon aria-hidden="true" />
              <span className={joinClasses(layout.grow, textStyles.cut)}>{choice.label}</span>
              <span className={joinClasses(textStyles.small, textStyles.muted)}>{choice.note}</span>
            </div>
          ))}
        </div>
      ))}
    </div>
  )
}
