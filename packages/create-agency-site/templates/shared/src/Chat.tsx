'use client';

import { ChatPanel } from 'agency-ui';
import { answer } from './answer';
import { agency, navigation } from './content';

export function Chat() {
  return <ChatPanel send={answer} contact={agency} links={navigation} />;
}
