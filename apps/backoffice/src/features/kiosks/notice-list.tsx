import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { listValues } from '#contract/onling-v2/front-end.ts'
import { joinClasses } from '#ui/join-classes.ts'
import { Table } from '#ui/table/table.tsx'
import { ActionButton } from '../../shell/action-button.tsx'
import { api, ask } from '../../shell/api.ts'
import layout from '../../shell/layout.module.css'
import { Loading } from '../../shell/loading.tsx'
import { ProblemNote } from '../../shell/problem-note.tsx'
import textStyles from '../../shell/text.module.css'
import { useTexts } from '../../shell/use-texts.ts'
import { writeMoment } from '../../shell/write-time.ts'
import { NoticeDialog } from './notice-dialog.tsx'
import { noticesOf, NOTICES, type Notice } from './notices.ts'
import { TakeOffDialog } from './take-off-dialog.tsx'

type Open = { readonly kind: 'write' | 'take-off'; readonly notice: Notice }

/** The notice on every kiosk of the brand, by language. */
export function NoticeList() {
  const { t } = useTexts()
  const [open, setOpen] = useState<Open>()
  const list = useQuery({ queryKey: NOTICES, queryFn: () => ask(api(listValues, {})) })
  const close = () => setOpen(undefined)
  return (
    <>
      <p className={joinClasses(layout.padded, textStyles.small, textStyles.muted)}>{t('kiosks.noticesAbout')}</p>
      <div className={layout.list}>
        {list.isError ? (
          <div className={layout.padded}>
            <ProblemNote error={list.error} onRetry={() => void list.refetch()} />
          </div>
        ) : null}
        <Loading query={list} />
        {list.data ? (
          <div className={layout.tablePlace}>
            <Table
              scrolls="around"
              label={t('kiosks.notices')}
              head={
                <tr>
                  <th>{t('kiosks.noticeLanguage')}</th>
                  <th>{t('kiosks.notice')}</th>
                  <th>{t('kiosks.noticeBy')}</th>
                  <th>
                    <span className={textStyles.aloud}>{t('kiosks.noticeActions')}</span>
                  </th>
                </tr>
              }
            >
              {noticesOf(list.data.values).map((notice) => (
                <Row key={notice.name} notice={notice} onOpen={(kind) => setOpen({ kind, notice })} />
              ))}
            </Table>
          </div>
        ) : null}
      </div>
      {open?.kind === 'write' ? <NoticeDialog notice={open.notice} onClose={close} /> : null}
      {open?.kind === 'take-off' ? <TakeOffDialog notice={open.notice} onClose={close} /> : null}
    </>
  )
}

type RowProps = { readonly notice: Notice; readonly onOpen: (kind: Open['kind']) => void }

function Row({ notice: { name, language, kept }, onOpen }: RowProps) {
  const { t, or, language: mine } = useTexts()
  const muted = joinClasses(textStyles.small, textStyles.muted)
  return (
    <tr>
      <td>{language === null ? t('kiosks.noticeOld', { name }) : or(`language.${language}`, language)}</td>
      <td>
        {kept ? (
          <span lang={language ?? undefined}>{kept.value}</span>
        ) : (
          <span className={muted}>{t('kiosks.noticeNone')}</span>
        )}
      </td>
      <td className={textStyles.small}>
        {kept ? (
          <>
            {kept.changedBy} · {writeMoment(kept.changedAt, mine)}
            {kept.approvedBy === null ? null : (
              <div className={muted}>{t('kiosks.noticeSigned', { who: kept.approvedBy })}</div>
            )}
          </>
        ) : null}
      </td>
      <td aria-label={t('kiosks.noticeActions')}>
        <div className={layout.row}>
          {language === null ? null : (
            <ActionButton
              permission="operations.manage"
              label={t(kept ? 'kiosks.noticeChange' : 'kiosks.noticeWrite')}
              onClick={() => onOpen('write')}
            />
          )}
          {kept ? (
            <ActionButton
              permission="operations.manage"
              label={t('kiosks.noticeTakeOff')}
              onClick={() => onOpen('take-off')}
            />
          ) : null}
        </div>
      </td>
    </tr>
  )
}
