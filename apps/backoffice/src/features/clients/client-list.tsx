import type { QueryOf } from '#contract/call.ts'
import { clientList } from '#contract/lists/clients.ts'
import { listClients } from '#contract/play-v1/staff-clients.ts'
import { joinClasses } from '#ui/join-classes.ts'
import { api, ask } from '../../shell/api.ts'
import { DataList } from '../../shell/list/data-list.tsx'
import rowStyles from '../../shell/rows.module.css'
import textStyles from '../../shell/text.module.css'
import { useTexts } from '../../shell/use-texts.ts'
import { writeMoment } from '../../shell/write-time.ts'
import { ClientState } from './client-state.tsx'
import { CLIENTS, type ClientRow } from './clients.ts'

type Props = { readonly open: string | undefined; readonly onOpen: (clientId: string) => void }

const READ_EVERY_MS = 15_000

/** All services and devices by name, with venue, state and last call. */
export function ClientList({ open, onOpen }: Props) {
  const { t, language } = useTexts()
  return (
    <DataList
      list={clientList}
      label={t('screen.clients')}
      empty={t('clients.none')}
      read={(question) => ask(api(listClients, { query: question as QueryOf<typeof listClients> }))}
      keyOf={({ clientId }) => clientId}
      keptAs={CLIENTS}
      openKey={open ?? null}
      everyMs={READ_EVERY_MS}
      cells={{
        name: ({ clientId, name }: ClientRow) => (
          <>
            <a
              data-opener
              className={joinClasses(rowStyles.opener, textStyles.bold)}
              href={`?client=${encodeURIComponent(clientId)}`}
              onClick={(event) => {
                event.preventDefault()
                onOpen(clientId)
              }}
            >
              {name}
            </a>
            <div className={joinClasses(textStyles.small, textStyles.muted)}>{clientId}</div>
          </>
        ),
        venueName: ({ venueName }: ClientRow) =>
          venueName ?? <span className={textStyles.muted}>{t('clients.noVenue')}</span>,
        isActive: (client: ClientRow) => <ClientState client={client} />,
        lastCallAt: ({ lastCallAt }: ClientRow) =>
          lastCallAt ? writeMoment(lastCallAt, language) : t('clients.never'),
      }}
    />
  )
}
