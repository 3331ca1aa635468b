import { checkManual } from '@apto/api-client';
import { useCall } from '@apto/api-client/react';
import { screenAt } from '@apto/domain/registry';
import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';

interface Props {
  readonly onKnown: (hasManual: boolean) => void;
}

/** Whether the open screen has a manual. Draws nothing: its code comes once somebody is about to ask for help. */
export default function ManualCheck({ onKnown }: Props) {
  const screen = screenAt(useLocation().pathname);
  const { data } = useCall(checkManual, screen === null ? null : { params: { id: screen } });
  const hasManual = Boolean(data?.urlGed);
  useEffect(() => onKnown(hasManual), [hasManual, onKnown]);
  return null;
}
