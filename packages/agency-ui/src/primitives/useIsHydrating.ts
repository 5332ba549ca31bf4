'use client';

import { useSyncExternalStore } from 'react';

const subscribe = () => () => {};
const onClient = () => false;
const onServer = () => true;

/** Whether React is hydrating: true on the server and during the hydration render, then false. */
export const useIsHydrating = (): boolean => useSyncExternalStore(subscribe, onClient, onServer);
