import { useMutation, useQuery } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import type { ListDefinition } from '#contract/lists/list.ts'
import { cancelExport, download, listExports } from '#contract/play-v1/lists.ts'
import { Button } from '#ui/button/button.tsx'
import { joinClasses } from '#ui/join-classes.ts'
import { Progress } from '#ui/progress/progress.tsx'
import { announce } from '../announce.tsx'
import { api, ask } from '../api.ts'
import layout from '../layout.module.css'
import { ProblemNote } from '../problem-note.tsx'
import { queryClient, useMay } from '../session.ts'
import textStyles from '../text.module.css'
import { putFileAway, settings } from '../settings.ts'
import { useTexts } from '../use-texts.ts'
import { writeMoment } from '../write-time.ts'
import { filesShown, isReady, isUnderWay, type Export } from './files-shown.ts'
import { nameOf } from './use-totals.ts'

const READ_EVERY_MS = 1_500

/** Requested files of this list: pending ones, the newest finished ones, and one that failed or was deleted until it is put away. */
export function ExportDock({ list }: { readonly list: ListDefinition }) {
  const { t } = useTexts()
  const may = useMay('lists.export')
  const key = ['list', list.name, 'exports']
  const exports =
    useQuery({
      queryKey: key,
      enabled: may,
      queryFn: ({ signal }) => ask(api(listExports, { query: { list: nameOf(list) }, signal })),
      refetchInterval: ({ state }) => (state.data?.exports.some(isUnderWay) ? READ_EVERY_MS : false),
    }).data?.exports ?? []
  const before = useRef<ReadonlySet<string>>(new Set())
  useEffect(() => {
    for (const { exportId, state, number } of exports)
      if (state === 'done' && before.current.has(exportId)) announce(t('lists.isReady', { number }))
    before.current = new Set(exports.filter(isUnderWay).map(({ exportId }) => exportId))
  })
  const shown = filesShown(exports, settings.filesPutAway.use())
  if (shown.length === 0) return null
  return (
    <section className={layout.section} aria-label={t('lists.files')}>
      {shown.map((one) => (
        <ExportLine key={one.exportId} of={one} onChanged={() => queryClient.invalidateQueries({ queryKey: key })} />
      ))}
    </section>
  )
}

function ExportLine({ of, onChanged }: { readonly of: Export; readonly onChanged: () => Promise<unknown> }) {
  const { t, language } = useTexts()
  const { exportId, number, format, state, problem, rowsDone, rowsTotal, isWhole, expiresAt, isExpired } = of
  const cancelling = useMutation({
    mutationFn: () => ask(api(cancelExport, { body: { exportId } })),
    onSettled: () => onChanged(),
  })
  const saving = useMutation({
    mutationFn: () => ask(api(download, { query: { exportId } })),
    // The response is an attachment: the page stays.
    onSuccess: ({ url }) => window.location.assign(url),
    // It may have expired meanwhile.
    onError: () => onChanged(),
  })
  const problemNow = cancelling.error ?? saving.error
  const name = t('lists.file', { number, format: format.toUpperCase() })
  const putAway = () => {
    putFileAway(number)
    // The button is gone with its line: the keyboard goes on from the content of the page.
    document.querySelector<HTMLElement>('main[tabindex]')?.focus({ preventScroll: true })
  }
  const written = (count: number) => count.toLocaleString(language)
  const said = isExpired
    ? t('lists.expired', { at: writeMoment(expiresAt, language) })
    : state === 'done'
      ? t(isWhole ? 'lists.readyWhole' : 'lists.ready', {
          rows: written(rowsDone),
          at: writeMoment(expiresAt, language),
        })
      : state === 'failed'
        ? t(`lists.failed.${problem ?? 'fault'}`, { done: written(rowsDone) })
        : state === 'making' && rowsDone > 0
          ? t('lists.makingSome', { done: written(rowsDone) })
          : t('lists.waiting')
  return (
    <div className={joinClasses(layout.row, layout.wrap, textStyles.small)}>
      {state === 'making' && rowsTotal !== null ? (
        <div className={layout.grow}>
          <Progress
            label={name}
            max={Math.max(rowsTotal, 1)}
            value={rowsDone}
            text={t('lists.making', { done: written(rowsDone), total: written(rowsTotal) })}
          />
        </div>
      ) : (
        <span className={layout.grow}>
          <b>{name}</b> {said}
        </span>
      )}
      {isUnderWay(of) ? (
        <Button
          variant="outlined"
          aria-label={`${t('lists.cancel')} ${name}`}
          aria-disabled={cancelling.isPending}
          onClick={() => {
            if (!cancelling.isPending) cancelling.mutate()
          }}
        >
          {t('lists.cancel')}
        </Button>
      ) : null}
      {isReady(of) ? (
        <Button
          variant="outlined"
          aria-label={`${t('lists.download')} ${name}`}
          aria-disabled={saving.isPending}
          onClick={() => {
            if (!saving.isPending) saving.mutate()
          }}
        >
          {t('lists.download')}
        </Button>
      ) : null}
      {isUnderWay(of) || isReady(of) ? null : (
        <Button variant="ghost" aria-label={`${t('lists.putAway')} ${name}`} onClick={putAway}>
          {t('lists.putAway')}
        </Button>
      )}
      {problemNow ? <ProblemNote error={problemNow} /> : null}
    </div>
  )
}
