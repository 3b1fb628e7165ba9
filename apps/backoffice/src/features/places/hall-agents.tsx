import type { ReplyOf } from '#contract/call.ts'
import type { getHall } from '#contract/play-v1/staff-hall.ts'
import { AGENT_CLOCK_MAX_MS } from '#contract/shapes/venue-play.ts'
import { joinClasses } from '#ui/join-classes.ts'
import { NumberCell, NumberHeader, Table } from '#ui/table/table.tsx'
import layout from '../../shell/layout.module.css'
import { Status } from '../../shell/status.tsx'
import textStyles from '../../shell/text.module.css'
import { useTexts } from '../../shell/use-texts.ts'
import { writeMoment } from '../../shell/write-time.ts'
import { clockWay, writeTimeOff } from './clock-off.ts'

type Agents = ReplyOf<typeof getHall>['agents']

type Props = {
  /** Undefined from an API of the release before. */
  readonly agents: Agents | undefined
}

/** Agents of the venue: whether they report, whether their clocks are right, and what waits in their queues. */
export function HallAgents({ agents = [] }: Props) {
  const { t, language } = useTexts()
  return (
    <section className={layout.section} aria-labelledby="places-agents">
      <h2 id="places-agents">{t('places.agents')}</h2>
      {agents.length === 0 ? (
        <p className={textStyles.small}>{t('places.noAgents')}</p>
      ) : (
        <Table
          labelledBy="places-agents"
          scrolls="around"
          head={
            <tr>
              <th>{t('places.agent')}</th>
              <th>{t('places.agentState')}</th>
              <th>{t('places.agentClock')}</th>
              <NumberHeader>{t('places.agentWaiting')}</NumberHeader>
              <NumberHeader>{t('places.agentRefused')}</NumberHeader>
              <th>{t('places.agentAt')}</th>
            </tr>
          }
        >
          {agents.map((agent) => (
            <tr key={agent.clientId}>
              <td className={textStyles.bold}>{agent.name}</td>
              <td>
                <Status kind={agent.isSilent ? 'stop' : 'ok'}>
                  {t(agent.isSilent ? 'places.agentSilent' : 'places.agentHeard')}
                </Status>
              </td>
              <td>
                <AgentClock agent={agent} />
              </td>
              <NumberCell>{agent.waiting}</NumberCell>
              <NumberCell>{agent.refused}</NumberCell>
              <td>{writeMoment(agent.reportedAt, language)}</td>
            </tr>
          ))}
        </Table>
      )}
      <p className={joinClasses(textStyles.small, textStyles.muted)}>
        {t('places.agentHint', { time: writeTimeOff(AGENT_CLOCK_MAX_MS, language) })}
      </p>
    </section>
  )
}

function AgentClock({ agent: { clockAheadMs, clockOffSince } }: { readonly agent: Agents[number] }) {
  const { t, language } = useTexts()
  const clock = t(`places.agentClock${clockWay(clockAheadMs)}`, { time: writeTimeOff(clockAheadMs, language) })
  if (clockOffSince === null) return clock
  return <Status kind="stop">{t('places.agentClockSince', { clock, at: writeMoment(clockOffSince, language) })}</Status>
}
