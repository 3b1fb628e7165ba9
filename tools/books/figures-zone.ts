/**
 * Days of figures are in the zone Europe/Bratislava in every market, like the days of the books
 * (server/ledger/calendar-day.ts).
 */
export const FIGURES_ZONE = 'Europe/Bratislava'
