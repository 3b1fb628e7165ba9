import { useQuery } from '@tanstack/react-query'
import { useEffect, useRef, useState, type RefObject } from 'react'
import { useNavigate } from 'react-router'
import type { QueryOf, ReplyOf } from '#contract/call.ts'
import { playerList } from '#contract/lists/players.ts'
import * as player from '#contract/onling-v2/player.ts'
import { find } from '#contract/play-v1/search.ts'
import { Field } from '#ui/field/field.tsx'
import { joinClasses } from '#ui/join-classes.ts'
import { api, ask } from '../../shell/api.ts'
import layout from '../../shell/layout.module.css'
import { BulkButton } from '../../shell/list/bulk-button.tsx'
import { DataList } from '../../shell/list/data-list.tsx'
import { useMarked } from '../../shell/list/use-marked.ts'
import { moveRowFocus } from '../../shell/move-row-focus.ts'
import { paths } from '../../shell/paths.ts'
import { ProblemNote } from '../../shell/problem-note.tsx'
import rowStyles from '../../shell/rows.module.css'
import { onForget, useMay } from '../../shell/session.ts'
import { Status } from '../../shell/status.tsx'
import { createStore } from '../../shell/store.ts'
import textStyles from '../../shell/text.module.css'
import { useTexts } from '../../shell/use-texts.ts'
import { BulkTags } from './notes/bulk-tags.tsx'
import { FoundElsewhere } from './person/found-elsewhere.tsx'

type Row = ReplyOf<typeof player.search>['rows'][number]

const keyOf = ({ playerId }: Row) => String(playerId)
const WAIT_MS = 250
/** Personal data: kept in memory, so that going back shows the same list; never in the URL. */
const searched = createStore('')
const lastOpened = createStore<number | undefined>(undefined)
onForget(() => {
  searched.set('')
  lastOpened.set(undefined)
})

export function PlayersScreen() {
  const { t } = useTexts()
  const mayTag = useMay('players.notes')
  const go = useNavigate()
  const field = useRef<HTMLInputElement>(null)
  const [typed, setTyped] = useState(searched.get())
  const [text, setText] = useState(searched.get())
  const [listed, setListed] = useState<ReadonlySet<number>>(new Set())
  useEffect(() => {
    const timer = setTimeout(() => {
      searched.set(typed.trim())
      setText(typed.trim())
    }, WAIT_MS)
    return () => clearTimeout(timer)
  }, [typed])
  const { clear, keep, rows: chosen, ...marks } = useMarked(keyOf)
  const [isBulk, setBulk] = useState(false)
  const found = useQuery({
    queryKey: ['players', 'found', text],
    queryFn: ({ signal }) => ask(api(find, { query: { text }, signal })),
    enabled: text !== '',
    gcTime: 0,
  })
  // Found by phone, account, card or document; matches by the beginning of the text are in the list already.
  const exactly = (text === '' ? [] : (found.data?.players ?? [])).filter(({ playerId }) => !listed.has(playerId))
  const count = listed.size
  useEffect(() => {
    // When returning from a player, focus the row that was opened.
    const id = lastOpened.get()
    if (count === 0 || id === undefined) return
    document.querySelector<HTMLElement>(`[data-row="${id}"] [data-opener]`)?.focus()
    lastOpened.set(undefined)
  }, [count])
  const open = (id: number) => {
    lastOpened.set(id)
    void go(paths.player(id))
  }
  const marking = {
    ...marks,
    labelOf: ({ playerId }: Row) => t('notes.mark', { id: playerId }),
    does:
      chosen.length > 0 ? (
        <BulkButton
          permission="players.notes"
          label={t('notes.bulk', { count: chosen.length })}
          onClick={() => setBulk(true)}
        />
      ) : null,
  }
  const opener = ({ playerId }: Row) => (
    <button type="button" data-opener className={rowStyles.opener} onClick={() => open(playerId)}>
      {t('player.title', { id: playerId })}
    </button>
  )
  return (
    <>
      <div className={layout.head}>
        <h1>{t('screen.players')}</h1>
      </div>
      <PlayersSearch field={field} typed={typed} onType={setTyped} />
      {text !== '' && found.data ? <FoundElsewhere found={found.data} /> : null}
      {found.isError ? <ProblemNote error={found.error} /> : null}
      <FoundExactly found={exactly} onOpen={open} />
      <DataList
        list={playerList}
        label={t('screen.players')}
        empty={t('players.none')}
        read={async (question) => {
          const page = await ask(api(player.search, { query: question as QueryOf<typeof player.search> }))
          const ids = page.rows.map(({ playerId }) => playerId)
          setListed((before) => ('cursor' in question ? new Set([...before, ...ids]) : new Set(ids)))
          return keep(page)
        }}
        keyOf={keyOf}
        {...(mayTag ? { marking } : {})}
        asked={text === '' ? {} : { text }}
        onSlash={() => field.current?.focus()}
        cells={{
          playerId: opener,
          isLocked: ({ isLocked }) => (
            <Status kind={isLocked ? 'stop' : 'ok'}>{t(isLocked ? 'player.locked' : 'player.open')}</Status>
          ),
          lastSignInAt: ({ lastSignInAt }) => (lastSignInAt ? undefined : t('players.never')),
        }}
      />
      {isBulk ? (
        <BulkTags playerIds={chosen.map(({ playerId }) => playerId)} onDone={clear} onClose={() => setBulk(false)} />
      ) : null}
    </>
  )
}

type SearchProps = {
  readonly field: RefObject<HTMLInputElement | null>
  readonly typed: string
  readonly onType: (text: string) => void
}

function PlayersSearch({ field, typed, onType }: SearchProps) {
  const { t } = useTexts()
  return (
    <search className={layout.fields}>
      <Field label={t('players.search')} className={layout.wide}>
        {(control) => (
          <input
            {...control}
            ref={field}
            type="search"
            maxLength={100}
            autoComplete="off"
            spellCheck={false}
            value={typed}
            onChange={(event) => onType(event.target.value)}
            onKeyDown={(event) => {
              if (event.key === 'Enter' || event.key === 'ArrowDown') {
                event.preventDefault()
                moveRowFocus(1)
              }
            }}
          />
        )}
      </Field>
      <span className={joinClasses(textStyles.small, textStyles.muted)}>{t('players.searchAudited')}</span>
    </search>
  )
}

type FoundProps = {
  readonly found: ReplyOf<typeof find>['players']
  readonly onOpen: (playerId: number) => void
}

/** People found by data that the list does not show: a phone, an account, a card, a document. */
function FoundExactly({ found, onOpen }: FoundProps) {
  const { t } = useTexts()
  if (found.length === 0) return null
  return (
    <ul className={layout.section} aria-label={t('screen.players')}>
      {found.map(({ playerId, maskedName, foundBy }) => (
        <li key={playerId} data-row={playerId} className={layout.row}>
          <button type="button" data-opener className={rowStyles.opener} onClick={() => onOpen(playerId)}>
            {t('player.title', { id: playerId })}
          </button>
          {maskedName}
          <span className={joinClasses(textStyles.tiny, textStyles.muted)}>{t(`mark.${foundBy}`)}</span>
        </li>
      ))}
    </ul>
  )
}
