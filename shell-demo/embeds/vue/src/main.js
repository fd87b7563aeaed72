import { createApp, h } from 'vue';
import { createRouter, createWebHistory } from 'vue-router';
import LogIn from './log-in.vue';
import Portal from './portal.vue';
import SportInfo from './sport-info.vue';

const routes = [
  { path: '/', component: { render: () => h('h1', 'The portal') } },
  { path: '/login', component: LogIn },
  { path: '/sport-info/:rest(.*)*', component: SportInfo },
];
createApp(Portal)
  .use(createRouter({ history: createWebHistory(), routes }))
  .mount('#root');
