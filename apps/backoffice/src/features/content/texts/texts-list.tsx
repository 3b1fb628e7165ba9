import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useSearchParams } from 'react-router'
import { listTexts } from '#contract/play-v1/staff-texts.ts'
import type { TextFault, Texts } from '#contract/shapes/texts.ts'
import { Select } from '#ui/field/select.tsx'
import { joinClasses } from '#ui/join-classes.ts'
import { Skeleton } from '#ui/skeleton/skeleton.tsx'
import { api, ask } from '../../../shell/api.ts'
import layout from '../../../shell/layout.module.css'
import { ProblemNote } from '../../../shell/problem-note.tsx'
import { TextField } from '../../../shell/text-field.tsx'
import textStyles from '../../../shell/text.module.css'
import { useSettled } from '../../../shell/use-settled.ts'
import { useTexts } from '../../../shell/use-texts.ts'
import { CONTENT } from '../content.ts'
import { TextItem } from './text-item.tsx'
import { KINDS, shownText, withText, type Kind, type ShownTexts, type TextRow } from './texts.ts'
import styles from './texts.module.css'

const FIND_MIN = 2
const SETTLES_MS = 300

type Props = {
  readonly shown: ShownTexts
  readonly open: ShownTexts['parts'][number]
  readonly texts: Texts
  readonly faults: readonly TextFault[]
  readonly isReadOnly: boolean
  /** Receives texts after a change, and the key of the changed one. */
  readonly onChange: (texts: Texts, key: string) => void
}

/** Texts of a part, or those found by words: places, source text, and the text in this language. */
export function TextsList({ shown, open, texts, faults, isReadOnly, onChange }: Props) {
  const { t } = useTexts()
  const [search, setSearch] = useSearchParams()
  const [find, setFind] = useState('')
  const found = useSettled(find.trim(), SETTLES_MS)
  const { language, offered, behind, own } = shown
  const asked = found.length >= FIND_MIN ? { language, find: found } : { language, part: open.part }
  const query = useQuery({
    queryKey: [...CONTENT, 'list-texts', asked],
    queryFn: () => ask(api(listTexts, { query: asked })),
    placeholderData: keepPreviousData,
    refetchOnWindowFocus: false,
  })
  const kind = KINDS.find((one) => one === search.get('kind')) ?? 'all'
  const choose = (name: string, value: string) => {
    const words = new URLSearchParams(search)
    words.set(name, value)
    setSearch(words)
  }
  const inOtherForm = new Set(shown.parts.flatMap((part) => part.inOtherForm))
  // As long as nobody has changed it since.
  const isInOtherForm = ({ key }: TextRow) => inOtherForm.has(key) && texts[key] === shown.texts[key]
  const isOfKind: Readonly<Record<Kind, (row: TextRow) => boolean>> = {
    all: () => true,
    missing: (row) => shownText(texts, row) === null || isInOtherForm(row),
    changed: ({ key }) => texts[key] !== own[key],
    behind: ({ key }) => behind.includes(key),
  }
  const rows = (query.data?.texts ?? []).filter(isOfKind[kind])
  return (
    <>
      <div className={layout.fields}>
        <PartField shown={shown} open={open} onChoose={(part) => choose('part', part)} />
        <Select label={t('texts.show')} value={kind} onChange={({ target }) => choose('kind', target.value)}>
          {KINDS.map((one) => (
            <option key={one} value={one}>
              {t(`texts.show.${one}`)}
            </option>
          ))}
        </Select>
        <TextField label={t('texts.find')} hint={t('texts.findHint')} value={find} onWrite={setFind} maxLength={80} />
      </div>
      {query.isError ? <ProblemNote error={query.error} onRetry={() => void query.refetch()} /> : null}
      {query.isPending ? <Skeleton label={t('list.loading')} /> : null}
      {query.isSuccess && rows.length === 0 ? <p className={layout.padded}>{t('texts.none')}</p> : null}
      <ul className={styles.list}>
        {rows.map((row) => (
          <TextItem
            key={row.key}
            row={row}
            language={language}
            sourceLanguage={offered[0] ?? language}
            text={shownText(texts, row)}
            isChanged={texts[row.key] !== own[row.key]}
            isBehind={behind.includes(row.key)}
            isInOtherForm={isInOtherForm(row)}
            faults={faults.filter(({ key }) => key === row.key)}
            isReadOnly={isReadOnly}
            onChange={(text) => onChange(withText(texts, row, text), row.key)}
          />
        ))}
      </ul>
      {query.data?.hasMore ? (
        <p className={joinClasses(layout.padded, textStyles.small)}>{t('texts.hasMore')}</p>
      ) : null}
    </>
  )
}

type PartProps = Pick<Props, 'shown' | 'open'> & { readonly onChoose: (part: string) => void }

/** The parts of the texts, with the number of texts in each that are missing or in another form of address. */
function PartField({ shown, open, onChoose }: PartProps) {
  const { t, or } = useTexts()
  return (
    <Select label={t('texts.part')} value={open.part} onChange={({ target }) => onChoose(target.value)}>
      {shown.parts.map(({ part, count, missing, inOtherForm }) => (
        <option key={part} value={part}>
          {or(`texts.part.${part}`, part)} (
          {missing.length + inOtherForm.length > 0
            ? t('texts.missing', { missing: missing.length + inOtherForm.length, count })
            : count}
          )
        </option>
      ))}
    </Select>
  )
}
