import type { useTranslation } from '@courtside/i18n';

/** The words of a schedule, asked for once and handed down: asking in every row would cost more than the row. */
export type ScheduleWords = ReturnType<typeof useTranslation<'schedule'>>['t'];
