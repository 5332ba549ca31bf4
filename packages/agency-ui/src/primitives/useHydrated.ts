'use client';

import { useSyncExternalStore } from 'react';

const subscribe = () => () => {};
const onClient = () => true;
const onServer = () => false;

/** Whether the component is hydrated: false on the server and in the render that hydrates, true from then on. */
export const useHydrated = () => useSyncExternalStore(subscribe, onClient, onServer);
