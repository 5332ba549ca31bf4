'use client';

import { useSyncExternalStore } from 'react';

const subscribe = () => () => {};
const onClient = () => false;
const onServer = () => true;

/** Whether React is hydrating: true on the server and in the render that hydrates, false from then on. */
export const useIsHydrating = () => useSyncExternalStore(subscribe, onClient, onServer);
