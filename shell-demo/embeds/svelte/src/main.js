import { mount } from 'svelte';
import Portal from './portal.svelte';

mount(Portal, { target: document.getElementById('root') });
